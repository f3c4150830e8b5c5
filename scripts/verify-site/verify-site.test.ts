import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { type ProgramProof, programProofFormat } from '#core/record-log/program-proof.ts'
import type { ProgramRecord } from '#core/record-log/records.ts'
import { writeVerifierKey } from '#core/record-log/signed-note.ts'
import { digestsFile } from '#server/http/pages/digests-file.ts'
import { pagesPlugin } from '#server/http/pages/pages-plugin.ts'
import { preparePages } from '#server/http/pages/prepare-pages.ts'
import { digestProgram, type ProgramDigests, writeDigests } from '#server/program/program-digests.ts'
import { signerOf, TestLog } from '#test/record-log/test-log.ts'
import { compareSite } from './compare-site.ts'
import { siteAt } from './read-site.ts'

/** Values that are written in another way in HTML, in structured data and in JSON. */
const brand = {
  name: 'Lugn & <Ro> "AB"',
  supportEmail: 'hej@lugn.example',
  supportPhone: '08-465 004 00',
  supportPhoneLink: '+46846500400',
  companyName: "Lugn 'och' ro",
  companyNumber: '559999-9994',
  companyAddress: 'Gatan 1, 111 11 Örten',
}
const psychologists = [
  { name: 'Åsa <b>', titles: ['psychologist'], languages: ['sv'], about: { sv: 'Lyssnar', en: 'Listens' } },
] as const

const page = (words: string) =>
  `<html><head><title>${words} – %%BRAND_NAME%%</title><link rel="canonical" href="%%BASE_URL%%/"/>` +
  '<script type="application/ld+json">{"name":"%%BRAND_NAME%%","at":"%%COMPANY_ADDRESS%%"}</script>' +
  `<link rel="stylesheet" href="/assets/app.css"/></head><body title="%%COMPANY_NAME%%"><h1>Å ${words}</h1>%%PSYCHOLOGISTS%%<p>Kopior.%%RECOVERY_KEPT%%</p>` +
  '<script type="module" src="/assets/root-1.js"></script></body></html>'

const built = {
  'index.html': page('Start'),
  'en/index.html': page('Home'),
  'om-stress/index.html': page('Om stress'),
  'om-stress.data': '["%%BRAND_NAME%%","%%PSYCHOLOGISTS%%"]',
  '404/index.html': page('Sidan finns inte'),
  '404.data': '["404"]',
  'en/404/index.html': page('This page does not exist'),
  'en/404.data': '["en 404"]',
  'service-worker.js': 'const version = "%%SITE_VERSION%%"',
  'assets/root-1.js': 'export const one = 1',
  'assets/app.css': 'body { color: #000 }',
}

type Files = Readonly<Record<string, string>>

/** A project with that build, as its publisher has it or as somebody serves it. */
async function programOf(files: Files, source = 'export const k = 8') {
  const project = mkdtempSync(join(tmpdir(), 'andrum-site-'))
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  const put = (name: string, content: string) => {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), content)
  }
  put('package.json', '{"version":"1.2.3"}')
  put('src/core/policy.ts', source)
  for (const [name, content] of Object.entries(files)) put(`build/client/${name}`, content)
  return { project, digests: await digestProgram(project) }
}

/** As a server has its program in the log. */
async function proveProgram({ version, digest }: ProgramDigests): Promise<ProgramProof> {
  const signer = await signerOf('lugn.example/tlog', 'log')
  const log = new TestLog(signer)
  const record: ProgramRecord = { kind: 'program', version, digest }
  const salt = '5a'.repeat(32)
  const index = await log.append(record, salt)
  return {
    format: programProofFormat,
    logKey: writeVerifierKey(signer.key),
    witnessKeys: [],
    program: await log.find(index, salt, record),
    checkpoints: [await log.checkpoint(1)],
  }
}

/** @returns the address of a server as everybody's, with these files in its build */
async function serve(files: Files, source?: string): Promise<string> {
  const { project, digests } = await programOf(files, source)
  const [buildDir, outDir] = [join(project, 'build'), join(project, 'pages')]
  const prepared = await preparePages({
    buildDir,
    outDir,
    brand,
    psychologists,
    recoveryHours: 12,
    baseUrl: 'https://lugn.example',
  })
  const app = Fastify()
  onTestFinished(() => app.close())
  const proof = await proveProgram(digests)
  app.get<{ Params: { digest: string } }>('/api/v1/record-log/programs/:digest', (request, reply) =>
    request.params.digest === digests.digest ? proof : reply.code(404).send({}),
  )
  await app.register(
    pagesPlugin(
      prepared,
      digestsFile(async () => digests),
    ),
  )
  return app.listen({ port: 0, host: '127.0.0.1' })
}

/** @returns the address of a server that answers as it likes */
async function serveWith(answer: (request: IncomingMessage, reply: ServerResponse) => unknown) {
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const publish = async (): Promise<ProgramDigests> => (await programOf(built)).digests
const faultsOf = async (origin: string) => (await compareSite(siteAt(origin), await publish())).faults

const script = resolve('scripts/verify-site.ts')

/** The command as somebody calls it in a folder: a process of its own. */
function command(cwd: string, ...args: string[]): Promise<{ code: number; said: string; last: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd, env: { ...process.env, INIT_CWD: cwd } },
      (error, out, err) =>
        done({
          code: Number(error?.code ?? 0),
          said: out + err,
          last: (out + err).trim().split('\n').at(-1) ?? '',
        }),
    )
  })
}

it('a site that serves the published program is found to, whatever its brand and people are called', async () => {
  const comparison = await compareSite(siteAt(await serve(built)), await publish())
  expect(comparison.faults).toEqual([])
  expect(comparison.compared).toBe(Object.keys(built).length)
  expect(comparison.values).toEqual({
    brand,
    psychologists,
    recoveryHours: 12,
    baseUrl: 'https://lugn.example',
  })
})

it('an edited script, an edited page and an edited text are each named', async () => {
  const changed = {
    ...built,
    'assets/root-1.js': 'export const one = 2',
    'en/index.html': built['en/index.html'].replace('Å Home', 'A Home'),
    'om-stress.data': '["%%BRAND_NAME%%",""]',
  }
  expect((await faultsOf(await serve(changed))).slice(1)).toEqual([
    '/assets/root-1.js is not the published file.',
    '/en is not the published page.',
    '/om-stress.data is not the published file.',
  ])
})

it('a page that brings a script more is named with the script', async () => {
  const more = '<script src="/assets/more.js"></script></body>'
  const index = built['om-stress/index.html'].replace('</body>', more)
  const faults = await faultsOf(
    await serve({ ...built, 'om-stress/index.html': index, 'assets/more.js': 'send()' }),
  )
  expect(faults.slice(1)).toEqual([
    '/om-stress is not the published page.',
    '/om-stress brings /assets/more.js, which is not published.',
  ])
})

it('a brand that is filled in as markup is no published page', async () => {
  const raw = built['index.html'].replace('%%BRAND_NAME%%</title>', `${brand.name}</title>`)
  const faults = await faultsOf(await serve({ ...built, 'index.html': raw }))
  expect(faults.slice(1)).toEqual(['/ is not the published page.'])
})

it('a page that is missing is named', async () => {
  const { 'om-stress.data': _, ...rest } = built
  const faults = await faultsOf(await serve(rest))
  expect(faults.slice(1)).toEqual(['/om-stress.data is published, and the site answers 404.'])
})

it('a server with other rules says itself that it is another program', async () => {
  const [fault, ...more] = await faultsOf(await serve(built, 'export const k = 2'))
  expect(fault).toMatch(
    /^The site says itself that it is another program, [0-9a-f]{64}: other are src\/core\/policy\.ts\.$/,
  )
  expect(more).toEqual([])
})

/** @returns the address of a server that has the right answers, and does something with some of them */
async function serveChanged(
  change: (request: IncomingMessage, reply: ServerResponse) => Buffer | undefined,
): Promise<string> {
  const right = await serve(built)
  return serveWith(async (request, reply) => {
    const answer = await fetch(right + request.url)
    const body = Buffer.from(await answer.arrayBuffer())
    for (const name of ['content-type', 'content-security-policy'])
      if (answer.headers.has(name)) reply.setHeader(name, answer.headers.get(name) ?? '')
    const changed = change(request, reply)
    return reply.writableEnded ? reply : reply.writeHead(answer.status).end(changed ?? body)
  })
}

it('a server that sends other scripts to browsers only is seen through', async () => {
  const site = await serveChanged(({ url, headers }) =>
    url === '/assets/root-1.js' &&
    /^Mozilla.+(Firefox|Chrome)/.test(headers['user-agent'] ?? '') &&
    headers.accept === '*/*' &&
    headers['sec-fetch-dest'] === 'script' &&
    /\bbr\b/.test(String(headers['accept-encoding']))
      ? Buffer.from('send()')
      : undefined,
  )
  expect(await faultsOf(site)).toEqual(['/assets/root-1.js is not the published file.'])
})

it('a server that knows this command by what only it asks for knows it too late', async () => {
  let isKnown = false
  const site = await serveChanged(({ url }) => {
    if (url === '/site-values.json' || url === '/digests.json' || url?.startsWith('/api/')) isKnown = true
    return url === '/assets/root-1.js' && !isKnown ? Buffer.from('send()') : undefined
  })
  expect(await faultsOf(site)).toEqual(['/assets/root-1.js is not the published file.'])
})

it.each([
  [
    'refresh',
    '0; url=https://elsewhere.example',
    '/om-stress is sent with a header "refresh", which is not published.',
  ],
  [
    'link',
    '</more.js>; rel=modulepreload',
    '/om-stress is sent with a header "link", which is not published.',
  ],
  [
    'content-security-policy',
    "default-src * 'unsafe-inline'",
    '/om-stress is not sent with the published content security policy.',
  ],
  ['content-type', 'text/html; charset=utf-16', '/om-stress is sent as text/html; charset=utf-16.'],
])('a page with another header %s is named', async (name, value, sentence) => {
  const site = await serveChanged(({ url }, reply) => {
    if (url === '/om-stress') reply.setHeader(name, value)
    return undefined
  })
  expect(await faultsOf(site)).toEqual([sentence])
})

it('files are compared as browsers get them, packed', async () => {
  const site = await serveChanged(({ url }, reply) => {
    if (url !== '/assets/root-1.js') return undefined
    reply.setHeader('content-encoding', 'br')
    return brotliCompressSync(built['assets/root-1.js'])
  })
  expect(await faultsOf(site)).toEqual([])
})

it('a site that leads elsewhere is not followed there', async () => {
  const site = await serveChanged(({ url }, reply) => {
    if (url?.endsWith('.js') === true)
      reply.writeHead(302, { location: `https://elsewhere.example${url}` }).end()
    return undefined
  })
  expect(await faultsOf(site)).toEqual([
    '/assets/root-1.js is not served here: it leads to https://elsewhere.example/assets/root-1.js.',
    '/service-worker.js is not served here: it leads to https://elsewhere.example/service-worker.js.',
  ])
})

it('the last line says what was compared with what, and the command ends with 1 when a site differs or is down', async () => {
  const { project, digests } = await programOf(built)
  const file = join(project, 'digests.json')
  writeFileSync(file, writeDigests(digests))
  const [right, wrong] = [await serve(built), await serve({ ...built, 'assets/root-1.js': 'send()' })]

  const good = await command(project, right, '--digests', 'digests.json')
  expect(good).toMatchObject({ code: 0, last: `11 files of ${right} are those of digests.json.` })
  const bad = await command(project, wrong, '--digests', file)
  expect(bad).toMatchObject({
    code: 1,
    said: expect.stringContaining('/assets/root-1.js is not the published file.'),
    last: `${wrong} does not serve the program of ${file}.`,
  })

  const itself = await command(project, wrong)
  expect(itself).toMatchObject({
    code: 0,
    last: `11 files of ${wrong} are those that the site itself names. With a published program nothing was compared: run npm run build first, or name --digests FILE.`,
  })
  writeFileSync(join(project, 'build/digests.json'), writeDigests(digests))
  expect(await command(project, wrong)).toMatchObject({
    code: 1,
    last: `${wrong} does not serve the program of build/digests.json.`,
  })
  expect((await command(project, right)).last).toBe(`11 files of ${right} are those of build/digests.json.`)

  const down = await command(project, await serveWith((_, reply) => reply.destroy()), '--digests', file)
  expect(down).toMatchObject({ code: 1, said: expect.stringMatching(/The site does not answer: .+\./) })
  writeFileSync(
    file,
    writeDigests({ ...digests, files: { ...digests.files, 'src/core/policy.ts': '0'.repeat(64) } }),
  )
  expect((await command(project, right, '--digests', file)).said).toContain(
    'is no list of digests, or somebody has changed it',
  )
})
