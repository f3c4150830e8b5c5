import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { AnswerLanguage } from '#core/answer-languages.ts'
import type { Brand } from '#server/platform/config/brand.ts'
import type { Psychologist } from '#server/platform/config/load-psychologists.ts'
import { hashFile } from '#server/platform/program/hash-file.ts'
import { compress } from './compress.ts'
import {
  type BuiltFile,
  fillFile,
  type SiteValues,
  serviceWorker,
  siteValues,
  type TokensByLanguage,
  tokensOf,
} from './fill-site.ts'
import { type PreparedPages, readPrepared, rememberSite } from './prepared-pages.ts'
import { robotsTxt, sitemapXml } from './search-files.ts'
import { securityPolicy } from './security-policy.ts'
import { pathOf, type SiteFile, typeOf } from './site-files.ts'

/** Changes when prepared files must be made again although build and brand are the same. */
const form = 'prepared pages 3'

type Source = {
  /** Folder of the build, with `client/` inside. */
  readonly buildDir: string
  /** Folder for the prepared pages, in the data folder. */
  readonly outDir: string
  readonly brand: Brand
  /** Those whom the operator names. */
  readonly psychologists?: readonly Psychologist[]
  /** For how many hours the log of the database is kept; without it, it is not kept. */
  readonly recoveryHours?: number | undefined
  /** Those that are switched on. */
  readonly answerLanguages?: readonly AnswerLanguage[]
  /** Address of the site without a slash at the end. */
  readonly baseUrl: string
  /** Ends the work between two files. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Makes the built pages this installation's own: fills in brand and addresses, hashes what each page has
 * inline, compresses. Done once for a build and a brand; the next start finds it done. The site before
 * this one keeps its assets, for pages that are open while a new version goes live.
 * @throws when there is no build, or a page cannot be filled.
 */
export async function preparePages(source: Source): Promise<PreparedPages> {
  const clientDir = join(source.buildDir, 'client')
  const names = await namesOfBuild(clientDir)
  const { brand, baseUrl, psychologists = [], answerLanguages = [], recoveryHours } = source
  const values = {
    brand,
    baseUrl,
    psychologists,
    answerLanguages,
    ...(recoveryHours === undefined ? {} : { recoveryHours }),
  }
  const tokens = tokensOf(values)
  const key = keyOf(clientDir, names, tokens)
  await mkdir(source.outDir, { recursive: true })
  const known = await readdir(source.outDir)
  if (!known.includes(key)) {
    const built: BuiltFile[] = []
    // One after the other: there are more than the 1,024 that a system may let a process have open.
    for (const name of names) built.push({ name, content: await readFile(join(clientDir, name)) })
    const filled = built.map((file) => ({ name: file.name, content: fillFile(file, tokens, key) }))
    const files = [...addSearchFiles(filled, source.baseUrl), valuesFile(values, key)]
    await writeSite(join(source.outDir, key), files, source.signal)
  }
  await rememberSite(source.outDir, key)
  return readPrepared(source.outDir)
}

async function namesOfBuild(clientDir: string): Promise<string[]> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDir.length + 1))
    .sort()
  if (!names.includes('index.html')) {
    throw new Error(`There are no built pages in ${clientDir}: run npm run build`)
  }
  return names
}

function keyOf(clientDir: string, names: readonly string[], tokens: TokensByLanguage): string {
  const hash = createHash('sha256').update(JSON.stringify([form, tokens]))
  for (const name of names) hash.update(`\n${name} ${hashFile(hash, join(clientDir, name))}\n`)
  return hash.digest('hex').slice(0, 32)
}

/** What was filled in, for those who compare the pages with the published ones (`npx andrum verify-site`). */
const valuesFile = (values: SiteValues, version: string): BuiltFile => ({
  name: siteValues,
  content: Buffer.from(`${JSON.stringify({ ...values, version })}\n`),
})

function addSearchFiles(files: readonly BuiltFile[], baseUrl: string): BuiltFile[] {
  const pages = files
    .filter(({ name }) => name.endsWith('index.html'))
    .map(({ name, content }) => ({ path: pathOf(name), html: content.toString() }))
  return [
    ...files,
    { name: 'sitemap.xml', content: Buffer.from(sitemapXml(pages)) },
    { name: 'robots.txt', content: Buffer.from(robotsTxt(baseUrl)) },
  ]
}

/**
 * Compressed at once. Node has four threads for this and for all files, and the database's start needs some of them; besides,
 * each file takes megabytes of memory meanwhile, which a process rarely gives back.
 */
const together = 2

/** On the disk before the site is noted: without power a moment later, half of it would be taken for whole at the next start. */
const flushed = { flush: true } as const

/** Written to a temporary folder and then moved, so that nobody finds half a site. */
async function writeSite(
  siteDir: string,
  files: readonly BuiltFile[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const draft = `${siteDir}.${process.pid}.draft`
  const index: SiteFile[] = []
  const left = files.entries()
  const writeNext = async () => {
    for (const [at, file] of left) {
      signal?.throwIfAborted()
      index[at] = await writeSiteFile(draft, file)
    }
  }
  try {
    await mkdir(draft, { recursive: true })
    // All have ended before the folder goes: one that writes on would make it again.
    const ends = await Promise.allSettled(Array.from({ length: together }, writeNext))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  await writeFile(join(draft, 'index.json'), JSON.stringify({ files: index }), flushed)
  await rename(draft, siteDir).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true })
    // Another instance on the same folder has already written it.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

async function writeSiteFile(siteDir: string, { name, content }: BuiltFile): Promise<SiteFile> {
  const target = join(siteDir, 'files', name)
  await mkdir(dirname(target), { recursive: true })
  const forms = await compress(name, content)
  await Promise.all([
    writeFile(target, content, flushed),
    ...forms.map(({ suffix, content: packed }) => writeFile(target + suffix, packed, flushed)),
  ])
  return {
    path: pathOf(name),
    name,
    type: typeOf(name),
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    compressed: forms.length > 0,
    immutable: name.startsWith('assets/'),
    ...(name.endsWith('.html') ? { policy: securityPolicy(content.toString()) } : {}),
    ...(name === serviceWorker ? { policy: "default-src 'none'; connect-src 'self'" } : {}),
  }
}
