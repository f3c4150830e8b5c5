/**
 * Scoring without storing (`POST /api/v1/evaluations`), from ten and from fifty clients, beside a bare `node:http` server that
 * parses the same body and sends it back. Both are measured in turns in the same minutes. The ratio and the processor time per
 * request do not depend on other load of the machine.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { stressprofil } from '#core/instrument/shipped.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import {
  type Pass,
  pass,
  rounded,
  seconds,
  serveProduct,
  startBeside,
  summary,
  tellProcessorTime,
} from './beside-bare.ts'
import { saveResults } from './save-results.ts'
import { answersOf, type Sent } from './send-answer.ts'

const passes = 3
const clientsOf = [10, 50] as const

async function serveEcho(): Promise<void> {
  const server = createServer(async (incoming, reply) => {
    const parts: Buffer[] = []
    for await (const piece of incoming) parts.push(piece as Buffer)
    const body = JSON.stringify(JSON.parse(Buffer.concat(parts).toString()))
    reply
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  tellProcessorTime()
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

async function measure(): Promise<void> {
  const folder = makeOpenFolder('bench')
  const buildDir = join(folder, 'build')
  writeEmptyPages(buildDir)
  const product = await startBeside(import.meta.url, ['product', buildDir], {
    ...serverSettings(join(folder, 'data')),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const echo = await startBeside(import.meta.url, ['echo'], {})
  let sent = 0
  const next = (): Sent => {
    sent += 1
    return {
      path: '/api/v1/evaluations',
      body: JSON.stringify({
        instrument: stressprofil.id,
        version: stressprofil.version,
        answers: answersOf(sent),
      }),
    }
  }
  const of = ({ server, url }: typeof product, clients: number) => pass(server, url, clients, next, 200)
  try {
    const rows = []
    for (const clients of clientsOf) {
      await of(product, clients)
      await of(echo, clients)
      const [ours, theirs]: [Pass[], Pass[]] = [[], []]
      for (let turn = 0; turn < passes; turn += 1) {
        ours.push(await of(product, clients))
        theirs.push(await of(echo, clients))
      }
      const [mine, limit] = [summary(ours), summary(theirs)]
      rows.push({
        clients,
        ...mine,
        echoPerSecond: limit.perSecond,
        echoProcessor: limit.processor,
        ratio: rounded(mine.perSecond / limit.perSecond, 3),
      })
    }
    console.table(rows)
    saveResults(
      'evaluations',
      { seconds, passes, rows },
      rows.map(({ clients, ratio }) => ({
        what: `stateless scoring a second with ${clients} clients, as a share of a bare echo`,
        measured: ratio,
        unit: '',
        atLeast: 0.5,
      })),
    )
  } finally {
    product.server.kill('SIGTERM')
    echo.server.kill('SIGTERM')
    await Promise.all([once(product.server, 'exit'), once(echo.server, 'exit')])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const [, , part, argument = ''] = process.argv
if (part === 'product') await serveProduct(argument)
else if (part === 'echo') await serveEcho()
else await measure()
