import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { renderPages } from './render-pages.ts'

/** A server build of React Router with pages that say their path; one runs the code `odd`, and others run `others`. */
const serverBuild = (odd: string, others: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  const here = import.meta.dirname
  const firstTime = (name) => !existsSync(here + '/' + name) && (writeFileSync(here + '/' + name, ''), true)
  const at = (name) => writeFileSync(here + '/at-' + name, String(Date.now()))
  const loader = () => null
  const paths = ['', 'a', 'b', 'odd', 'c', 'd']
  export const routes = Object.fromEntries(paths.map((path) => [path || 'index', {
    id: path || 'index', path: path || undefined, index: path === '' || undefined, module: { default: () => null, loader },
  }]))
  export const assets = { version: '1', entry: { module: '', imports: [] }, routes: {} }
  export const basename = '/', publicPath = '/', ssr = true, isSpaMode = false, future = {}
  export const prerender = [], routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' }
  export const entry = { module: { default: async (request, status) => {
    const path = new URL(request.url).pathname
    if (path === '/odd/') { ${odd} }
    ${others}
    return new Response('page ' + path, { status })
  } } }`

const paths = ['/', '/a', '/b', '/odd', '/c', '/d']

async function project(odd = '', others = '') {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-render-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const build = join(folder, 'index.mjs')
  await writeFile(build, serverBuild(odd, others))
  const said: string[] = []
  const into = join(folder, 'client')
  return {
    said,
    page: (name: string) => readFileSync(join(into, name), 'utf8'),
    has: (name: string) => existsSync(join(folder, name)),
    render: (pace: Parameters<typeof renderPages>[1] = {}) =>
      renderPages({ serverBuild: build, into, paths }, { pause: 0, say: (line) => said.push(line), ...pace }),
  }
}

it('someone who waits for the pages reads how many are ready', async () => {
  const { render, page, said } = await project()
  await render()
  expect(page('index.html')).toBe('page /')
  expect(page('odd/index.html')).toBe('page /odd/')
  expect(page('_.data')).not.toBe('')
  expect(page('odd.data')).not.toBe('')
  expect(said).toEqual([1, 2, 3, 4, 5, 6].map((ready) => `Page ${ready} of 6.`))
})

it('a page that is late is tried again, alone, and every page is there in the end', async () => {
  const { render, page, said } = await project(`if (firstTime('late')) await new Promise(() => {})`)
  await render({ limit: 2000 })
  expect(said).toContainEqual(
    expect.stringMatching(/^The page \/odd took longer than 2 s\. It is tried again/),
  )
  expect(said.at(-1)).toBe('Page 6 of 6.')
  for (const path of paths) expect(page(join(path, 'index.html'))).toContain('page /')
})

it('a page that never waits for anything is ended all the same', async () => {
  const { render, said } = await project(`if (firstTime('busy')) for (;;);`)
  await render({ limit: 2000 })
  expect(said.at(-1)).toBe('Page 6 of 6.')
})

it('a thread that dies gives its page to the next', async () => {
  const { render, said } = await project(
    `if (firstTime('dead')) { setTimeout(() => { throw new Error('out of memory') }); await new Promise(() => {}) }`,
  )
  await render()
  expect(said).toContainEqual(expect.stringMatching(/^The page \/odd was given up: Error: out of memory/))
  expect(said.at(-1)).toBe('Page 6 of 6.')
})

it('someone whose machine is too busy is told which page, how busy, and what to do', async () => {
  const { render } = await project('await new Promise(() => {})')
  await expect(render({ limit: 500 })).rejects.toThrow(
    /^The page \/odd took longer than 2 s, at the last of 3 attempts\. This machine has \d+ cores and a load of [\d.]+\. End other work on it, or wait for it, and give the same command again\./,
  )
})

it('a page that is wrong is named at once and not tried again', async () => {
  const { render, said } = await project(`return new Response('', { status: 500 })`)
  await expect(render()).rejects.toThrow('The page /odd/ answered 500 instead of 200.')
  expect(said.join()).not.toContain('tried again')
})

it('a machine that was slow once gets one page at a time from then on', async () => {
  const { render, said } = await project(`if (firstTime('late')) await new Promise(() => {})`)
  await render({ limit: 1500, atOnce: 4 })
  expect(said.filter((line) => line.includes('one page at a time'))).toHaveLength(1)
})

it('a late page that comes back after every other page is ready is rendered too', async () => {
  const never = 'await new Promise(() => {})'
  const { render, page } = await project(
    `if (firstTime('odd')) ${never}`,
    `if (path === '/' && firstTime('late')) ${never}
    if (path === '/b/') await new Promise((done) => setTimeout(done, 1500))`,
  )
  // One thread's first page is late at 2 s; the other thread's odd page began at 1.5 s and is late at 3.5 s.
  await render({ limit: 2000, atOnce: 2 })
  expect(page('odd/index.html')).toBe('page /odd/')
})
