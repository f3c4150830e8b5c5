/**
 * Builds the web into `build/client`: every page as HTML, checked, and with its critical styles
 * inlined. The server compresses when it fills them in. `node scripts/build.ts`; ends with 1 when anything is wrong.
 * `-- --twice` builds once more in another folder, and says whether both builds have the same bytes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { languages, pathIn, rowOf } from '#core/languages.ts'
import { digestProgram, writeDigests } from '#server/platform/program/program-digests.ts'
import { pages as listed, notFound } from '#web/sitemap.ts'
import { buildNote, hashSources } from './start/ensure-build.ts'
import { withAhead } from './web-build/ahead.ts'
import { buildElsewhere } from './web-build/build-elsewhere.ts'
import { type BuiltPage, faultsInPage, linksOf } from './web-build/check-output.ts'
import { cssForPages } from './web-build/critical-css.ts'
import { dataOf, filesOf, offlinePages, serviceWorker } from './web-build/offline-files.ts'
import { shortPageList } from './web-build/page-list.ts'
import { faultsInWeight, type PageWeight, weigh } from './web-build/page-weight.ts'
import {
  buildPreHydrationScripts,
  stateOf,
  withPreHydrationScripts,
} from './web-build/pre-hydration-scripts.ts'
import { renderPages } from './web-build/render-pages.ts'
import { asStaticPage, buildStaticScript, faultsInStaticPage } from './web-build/static-pages.ts'

const client = 'build/client'

const paths = [...listed, notFound].flatMap(({ path }) => languages.map((language) => pathIn(language, path)))

/** Scripts, styles, and the modules that render the pages. Vite's own output helps nobody, so this prints the time. */
async function runRouterBuild(): Promise<void> {
  console.log('Compiling scripts and styles.')
  const begun = performance.now()
  const still = setInterval(() => {
    console.log(`Still compiling, ${Math.round((performance.now() - begun) / 1000)} s.`)
  }, 15_000)
  const child = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [status, signal] = await once(child, 'exit')
  clearInterval(still)
  if (status === 0) return
  const progress = /^(build\/|✓|transforming|rendering|computing|vite v|Using Vite)/
  const told = (await said)
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '' && !progress.test(line))
  console.error(told.join('\n'))
  throw new Error(
    signal === null
      ? 'The web did not build.'
      : `The web did not build: ${signal} ended the compiler, as a system does whose memory is full. It needs 1 GB.`,
  )
}

function builtPages(): (BuiltPage & { readonly file: string })[] {
  return globSync('**/index.html', { cwd: client }).map((name) => ({
    file: join(client, name),
    path: `/${name.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(join(client, name), 'utf8'),
  }))
}

function builtCss(): string {
  const sheets = globSync('assets/*.css', { cwd: client })
  return sheets.map((name) => readFileSync(join(client, name), 'utf8')).join('')
}

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return
  throw new Error(`The built pages are not fit to be served:\n- ${faults.join('\n- ')}`)
}

/** The server fills no token in a script, and a script's name is the hash of its content. */
function faultsInAssets(): string[] {
  return globSync('assets/**/*.{js,css}', { cwd: client })
    .filter((name) => /%%[A-Z_]+%%/.test(readFileSync(join(client, name), 'utf8')))
    .map((name) => `${name} has a token of the running system: tokens belong in texts and loaders`)
}

function deadLinks(pages: readonly BuiltPage[]): string[] {
  const known = new Set(pages.map(({ path }) => path))
  return pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !known.has(link) && !link.startsWith('/api/'))
      .map((link) => `${page.path} links to ${link}, which is no page`),
  )
}

/**
 * Inlines the styles that a page needs to be drawn; the scripts that make it interactive load later, with low priority.
 * The page is readable and its links work before a script has arrived.
 */
function putFirstThingsFirst(pages: readonly (BuiltPage & { readonly file: string })[]): void {
  const css = cssForPages(builtCss())
  for (const { file, path, html } of pages) {
    const whole = isStatic({ path })
    const style = `<style>${whole ? css.ofStaticPage(html) : css.critical(html)}</style></head>`
    const ordered = (whole ? html.replace(/<link rel="stylesheet"[^>]*>/g, '') : html)
      .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
      .replace('</head>', () => style)
    writeFileSync(file, ordered)
  }
}

const staticPaths = [...listed, notFound]
  .filter((page) => page.static)
  .flatMap(({ path }) => languages.map((language) => pathIn(language, path)))

const isStatic = ({ path }: { readonly path: string }) => staticPaths.includes(path)

// The workbench shows every component of the interface at once, and is not meant for phones.
const appPaths = listed
  .filter(({ id, frame }) => frame === 'mine' || frame === 'work' || id === 'examples')
  .flatMap(({ path }) => languages.map((language) => pathIn(language, path)))

const budgetOf = (page: { readonly path: string }) =>
  isStatic(page)
    ? 'text'
    : !page.path.includes('/stresshanteringsprogram/') && appPaths.includes(page.path)
      ? 'app'
      : 'react'

const workPaths = listed
  .filter(({ frame }) => frame === 'work')
  .flatMap(({ path }) => languages.map((language) => pathIn(language, path)))

const isOfWork = ({ path }: { readonly path: string }) => workPaths.includes(path)

const readScript = (name: string) => readFileSync(join(client, 'assets', name), 'utf8')

/** Adds the scripts that record early clicks, moves page data out of the HTML, and lets pages of work fetch ahead. */
async function putPreHydrationScripts(
  pages: readonly (BuiltPage & { readonly file: string })[],
): Promise<void> {
  const scripts = await buildPreHydrationScripts()
  for (const page of pages) {
    const { html, state } = withPreHydrationScripts(page, scripts)
    writeFileSync(
      page.file,
      isOfWork(page) ? withAhead({ path: page.path, html }, scripts.ahead, readScript) : html,
    )
    writeFileSync(join(client, stateOf(page.path)), state)
  }
}

/** Shortens the list of pages, which every page with React loads. */
function shortenPageList(): void {
  for (const name of globSync('assets/manifest-*.js', { cwd: client })) {
    const file = join(client, name)
    writeFileSync(file, shortPageList(readFileSync(file, 'utf8')))
  }
}

/** Writes the service worker with the names of the files that it caches. */
async function writeServiceWorker(pages: readonly BuiltPage[]): Promise<void> {
  const kept = offlinePages.flatMap((path) => languages.map((language) => pathIn(language, path)))
  const read = (address: string) =>
    /\.(js|css)$/.test(address) ? readFileSync(join(client, address), 'utf8') : undefined
  const keptPages = pages.filter(({ path }) => kept.includes(path))
  const htmlOfKept = keptPages.map(({ html }) => html)
  const states = keptPages.filter((page) => !isStatic(page)).map(({ path }) => stateOf(path))
  if (htmlOfKept.length !== kept.length) throw new Error('A page to be kept offline was not built.')
  const script = await serviceWorker(readFileSync('src/web/service-worker.ts', 'utf8'), {
    pages: [...kept, ...kept.map(dataOf), ...states],
    files: ['/favicon.svg', ...filesOf({ pages: htmlOfKept, read })],
    offline: languages
      .map((language) => ({ prefix: rowOf(language).prefix, page: pathIn(language, '/utan-nat') }))
      .toSorted((a, b) => b.prefix.length - a.prefix.length),
  })
  writeFileSync(join(client, 'service-worker.js'), script)
}

function weights(pages: readonly BuiltPage[]): PageWeight[] {
  return pages.map((page) => weigh(page, (address) => readFileSync(join(client, address), 'utf8')))
}

/** Prints sizes as transferred: the page with the most JavaScript and the page with the most HTML. */
function report(pages: readonly BuiltPage[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const heavy = weights(pages).toSorted((a, b) => b.scripts - a.scripts)[0]
  const long = pages.toSorted((a, b) => Buffer.byteLength(b.html) - Buffer.byteLength(a.html))[0]
  console.log(`${pages.length} pages built.`)
  if (heavy)
    console.log(
      `Most JavaScript: ${heavy.path}, ${kilobytes(heavy.scripts)} in ${heavy.files} files (brotli)`,
    )
  if (long) {
    const sent = kilobytes(brotliCompressSync(long.html).length)
    console.log(`Most HTML: ${long.path}, ${kilobytes(Buffer.byteLength(long.html))}, ${sent} with brotli`)
  }
}

async function build(): Promise<void> {
  const cameFrom = hashSources('.')
  rmSync(buildNote('.'), { force: true })
  await runRouterBuild()
  await renderPages({ serverBuild: resolve('build/server/index.js'), into: resolve(client), paths })
  for (const unused of ['build/server', `${client}/.vite`]) rmSync(unused, { recursive: true, force: true })
  shortenPageList()
  const pages = builtPages()
  const css = builtCss()
  refuse([
    ...pages.flatMap(faultsInPage),
    ...pages.filter(isStatic).flatMap((page) => faultsInStaticPage(page, css)),
    ...deadLinks(pages),
    ...faultsInAssets(),
  ])
  const script = await buildStaticScript(client)
  for (const { file, html } of pages.filter(isStatic)) writeFileSync(file, asStaticPage(html, script))
  await putPreHydrationScripts(pages.filter((page) => !isStatic(page)))
  putFirstThingsFirst(builtPages())
  refuse(weights(builtPages()).flatMap((page) => faultsInWeight(page, budgetOf(page))))
  await writeServiceWorker(builtPages())
  writeFileSync(buildNote('.'), `${cameFrom}\n`)
  report(builtPages())
  const digests = await digestProgram('.')
  writeFileSync('build/digests.json', writeDigests(digests))
  console.log(`The program: ${digests.digest}, file by file in build/digests.json.`)
  if (process.argv.includes('--twice')) await buildElsewhere(digests)
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
