import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type ProgramProof, programProofFormat } from '@andrum/record-log/log/program-proof.ts'
import type { ProgramRecord } from '@andrum/record-log/log/records.ts'
import { writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { signerOf, TestLog } from '@andrum/record-log/test/test-log.ts'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { digestsFile } from '#server/platform/http/pages/digests-file.ts'
import { pagesPlugin } from '#server/platform/http/pages/pages-plugin.ts'
import { preparePages } from '#server/platform/http/pages/prepare-pages.ts'
import { digestProgram, type ProgramDigests } from '#server/platform/program/program-digests.ts'
/** Values that are encoded differently in HTML, in structured data and in JSON. */
export const brand = {
  name: 'Lugn & <Ro> "AB"',
  supportEmail: 'hej@lugn.example',
  supportPhone: '08-465 004 00',
  supportPhoneLink: '+46846500400',
  companyName: "Lugn 'och' ro",
  companyNumber: '559999-9994',
  companyAddress: 'Gatan 1, 111 11 Örten',
}
export const psychologists = [
  { name: 'Åsa <b>', titles: ['psychologist'], languages: ['sv'], about: { sv: 'Lyssnar', en: 'Listens' } },
] as const

const page = (words: string) =>
  `<html><head><title>${words} – %%BRAND_NAME%%</title><link rel="canonical" href="%%BASE_URL%%/"/>` +
  '<script type="application/ld+json">{"name":"%%BRAND_NAME%%","at":"%%COMPANY_ADDRESS%%"}</script>' +
  `<link rel="stylesheet" href="/assets/app.css"/></head><body title="%%COMPANY_NAME%%"><h1>Å ${words}</h1>%%PSYCHOLOGISTS%%<p>Kopior.%%RECOVERY_KEPT%%</p>` +
  '<p>%%ANSWER_LANGUAGE_LINKS%%</p><script type="module" src="/assets/root-1.js"></script></body></html>'

export const built = {
  'index.html': page('Start'),
  'en/index.html': page('Home'),
  'om-stress/index.html': page('Om stress'),
  'om-stress.data': '["%%BRAND_NAME%%","%%PSYCHOLOGISTS%%","%%ANSWER_LANGUAGES%%"]',
  '404/index.html': page('Sidan finns inte'),
  '404.data': '["404"]',
  'en/404/index.html': page('This page doesn’t exist'),
  'en/404.data': '["en 404"]',
  'service-worker.js': 'const version = "%%SITE_VERSION%%"',
  'assets/root-1.js': 'export const one = 1',
  'assets/app.css': 'body { color: #000 }',
}

type Files = Readonly<Record<string, string>>

/** A project with that build, as its publisher or a server has it. */
export async function programOf(files: Files, source = 'export const k = 8') {
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

/** @returns the address of a server open to everybody, with these files in its build */
export async function serve(files: Files, source?: string): Promise<string> {
  const { project, digests } = await programOf(files, source)
  const [buildDir, outDir] = [join(project, 'build'), join(project, 'pages')]
  const prepared = await preparePages({
    buildDir,
    outDir,
    brand,
    psychologists,
    recoveryHours: 12,
    answerLanguages: ['ar', 'fi'],
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

/** @returns the address of a server with arbitrary answers */
export async function serveWith(answer: (request: IncomingMessage, reply: ServerResponse) => unknown) {
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The digests that a publisher announces. */
export const publish = async (): Promise<ProgramDigests> => (await programOf(built)).digests

/** @returns the address of a server with the right answers, some of which it changes */
export async function serveChanged(
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
