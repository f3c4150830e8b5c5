/**
 * The stress-management programme of a person with two years in it: how long the server takes to return and to store the
 * document, alone and with ten clients at once, over HTTP to a server process with the embedded database. As the best possible, a
 * bare server in the same process sends the same bytes, compressed beforehand. Processor time is
 * that of the server process, all threads, without the database: it does not depend on other load of the machine.
 * Ends with 1 when reading alone takes 50 ms or more at the 95th percentile.
 */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stressprofil } from '#core/instrument/shipped.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { startSession } from '#server/identity/sessions/session.ts'
import { main } from '#server/main.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openDatabase } from '#server/platform/db/connection/open-database.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { twoYears } from './programme/two-years.ts'
import { saveResults } from './save-results.ts'

const limit = 50
const results = 50
const warmUp = 60
const asked = 300
const clients = 10
const agent = new Agent({ keepAlive: true, maxSockets: clients })

type Addresses = { readonly url: string; readonly bare: string }
type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }
type Ask = {
  readonly url: string
  readonly method?: 'GET' | 'PUT' | 'POST'
  readonly body?: () => object
  /** The version that the reader has. */
  readonly known?: () => number
  readonly status?: number
}

if (process.send === undefined) await measure()
else await serve(process.argv[2] ?? '')

/** The server process: the product, and beside it the bare server, which sends back what it received last. */
async function serve(buildDir: string): Promise<void> {
  const { url, close } = await main(readConfig(process.env), buildDir)
  process.once('SIGTERM', () => void close().then(() => process.exit(0)))
  let packed = Buffer.alloc(0)
  const bare = createServer((incoming, reply) => {
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => {
      if (incoming.method === 'PUT') packed = Buffer.concat(parts)
      reply.end(incoming.method === 'PUT' ? '' : packed)
    })
  }).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.send?.({
    url,
    bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}`,
  } satisfies Addresses)
}

/** Creates an account and signs in. */
async function signIn(dataDir: string): Promise<string> {
  const database = await openDatabase(readConfig(serverSettings(dataDir)), queues)
  try {
    const deps = { pools: database.pools, clock: () => new Date(), newId: () => randomUUID() }
    const personId = await ensurePerson(deps, { email: 'anna@example.com', language: 'sv' })
    const { token } = await asIdentity(deps.pools.identity, (tx) => startSession(tx, deps, { personId }))
    return `session=${token}`
  } finally {
    await database.close()
  }
}

async function send(
  cookie: string,
  { url, method = 'GET', body, known }: Ask,
  bytes?: Buffer,
): Promise<Answer> {
  const outgoing = request(url, {
    method,
    agent,
    headers: {
      cookie,
      ...(known === undefined ? {} : { 'if-none-match': `"${known()}"` }),
      'accept-encoding': 'br, gzip',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
  })
  outgoing.end(bytes ?? (body === undefined ? undefined : JSON.stringify(body())))
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }
}

/** Milliseconds of every response, from so many clients, which each ask again after the response. */
async function times(cookie: string, ask: Ask, atOnce: number, amount = asked): Promise<readonly number[]> {
  const taken: number[] = []
  let left = amount
  const client = async () => {
    while (left-- > 0) {
      const start = performance.now()
      const { status } = await send(cookie, ask)
      if (status !== (ask.status ?? 200))
        throw new Error(`${ask.method ?? 'GET'} ${ask.url} was answered ${status}`)
      taken.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return taken
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}

function spread(taken: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { p50: at(0.5), p95: at(0.95) }
}

async function measure(): Promise<void> {
  const folder = makeOpenFolder('bench')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const cookie = await signIn(dataDir)
  const server = fork(fileURLToPath(import.meta.url), [buildDir], {
    env: { PATH: process.env.PATH, ...serverSettings(dataDir) },
  })
  try {
    const [{ url, bare }] = (await once(server, 'message')) as [Addresses]
    const path = `${url}/api/v1/me/stress-programme`
    const document = twoYears()
    let version = 0
    /** Another word in the first note each time, as the page sends it while a person writes. */
    const write: Ask = {
      url: path,
      method: 'PUT',
      body: () => ({
        version: version++,
        document: { ...document, notes: { ...document.notes, '1.1': `${version} ${document.notes['1.1']}` } },
      }),
    }
    const answers = Object.fromEntries(stressprofil.items.map(({ id }) => [id, 'sometimes']))
    for (let n = 0; n < results; n++) {
      const result = { key: randomUUID(), instrument: stressprofil.id, answers }
      const { status, body } = await send(cookie, {
        url: `${url}/api/v1/me/results`,
        method: 'POST',
        body: () => result,
      })
      if (status !== 201) throw new Error(`a result was answered ${status}: ${body.toString()}`)
    }
    await times(cookie, write, 1, 1)
    const read: Ask = { url: path }
    const readAgain: Ask = { url: path, known: () => version, status: 304 }
    const bareRead: Ask = { url: bare }
    const readResults: Ask = { url: `${url}/api/v1/me/results` }
    const { body } = await send(cookie, read)
    await send('', { url: bare, method: 'PUT' }, body)
    for (const ask of [read, readAgain, write, readResults, bareRead]) await times(cookie, ask, 1, warmUp)

    const processor = async (): Promise<number> => {
      server.send('how much?')
      return ((await once(server, 'message')) as [number])[0]
    }
    const measured = async (ask: Ask, atOnce: number) => {
      const before = await processor()
      const taken = spread(await times(cookie, ask, atOnce))
      return { ...taken, processor: rounded(((await processor()) - before) / asked) }
    }
    const size = {
      documentKilobytes: Math.round(Buffer.byteLength(JSON.stringify(document)) / 1000),
      packedKilobytes: Math.round(body.length / 1000),
      results,
    }
    const figures = {
      readAlone: await measured(read, 1),
      bareAlone: await measured(bareRead, 1),
      readByTen: await measured(read, clients),
      readAgainAlone: await measured(readAgain, 1),
      readAgainByTen: await measured(readAgain, clients),
      bareByTen: await measured(bareRead, clients),
      writeAlone: await measured(write, 1),
      resultsAlone: await measured(readResults, 1),
      resultsByTen: await measured(readResults, clients),
    }
    console.table(size)
    console.table(figures)
    saveResults('programme', { ...size, ...figures }, [
      {
        what: 'reading two years of the programme, 95th percentile',
        measured: figures.readAlone.p95,
        unit: 'ms',
        atMost: limit,
      },
    ])
    if (figures.readAlone.p95 >= limit) {
      console.error(`Reading takes ${figures.readAlone.p95} ms at the 95th percentile, ${limit} are allowed`)
      process.exitCode = 1
    }
  } finally {
    agent.destroy()
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
