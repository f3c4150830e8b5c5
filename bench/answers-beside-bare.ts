/**
 * Answers to a round, over HTTP to a server process with the embedded database, from ten and from fifty clients that each
 * send the next answer after the response. As the best possible on the same machine in the same minutes, a
 * bare `node:http` server in a process of its own writes one row an answer into the same database.
 * The result is the ratio of the two, which does not depend on other load of the machine. Processor time is that
 * of the server process and of the database per answer. Half of the rounds of either are measured before the other's.
 */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { stressprofil } from '#core/instrument/shipped.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { type Invited, layOutOpenRound } from '#test/release/lay-out-open-round.ts'
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
import { databaseProcessor } from './processes.ts'
import { type Goal, saveResults } from './save-results.ts'
import { answersOf, type Sent } from './send-answer.ts'

const people = 120_000
const units = 250
const passes = 2
const clientsOf = [10, 50] as const

/** One way of answering. */
export type Answering = {
  /** The file that runs again as each of the two servers: `import.meta.url` of a benchmark. */
  readonly file: string
  /** The name of the benchmark and its results. */
  readonly name: string
  /** As in "answers by link". */
  readonly what: string
  /** Sets up what the round alone lacks, in the database of `settings`. */
  readonly prepare?: (settings: Readonly<Record<string, string>>) => Promise<void>
  /** The credentials of an invited person: a secret in the body, or headers. */
  readonly as: (who: Invited) => { readonly token?: string; readonly headers?: Sent['headers'] }
}

/** Measures, or serves when this process was started for that. */
export async function benchAnswers(answering: Answering): Promise<void> {
  const [, , part, argument = ''] = process.argv
  if (part === 'product') await serveProduct(argument)
  else if (part === 'bare') await serveBare(argument)
  else await measure(answering)
}

/** Reads the body, writes it as one row, and responds. */
async function serveBare(connection: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: connection, max: 10 })
  await pool.query(
    'create table if not exists bare_answer (id bigint generated always as identity primary key, body jsonb)',
  )
  const server = createServer(async (incoming, reply) => {
    const parts: Buffer[] = []
    for await (const piece of incoming) parts.push(piece as Buffer)
    await pool.query('insert into bare_answer (body) values ($1)', [Buffer.concat(parts).toString()])
    reply.writeHead(201, { 'content-type': 'application/json' }).end('{"done":true}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  tellProcessorTime()
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

async function measure({ file, name, what, prepare, as }: Answering): Promise<void> {
  const folder = makeOpenFolder('bench')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const { path, invited } = await layOutOpenRound(serverSettings(dataDir), { people, units })
  await prepare?.(serverSettings(dataDir))
  const product = await startBeside(file, ['product', buildDir], {
    ...serverSettings(dataDir),
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const beside = await openServerBeside({ dataDir })
  const bare = await startBeside(file, ['bare', beside.url], {})
  try {
    let used = 0
    const answer = (): Sent => {
      const who = invited[used]
      if (who === undefined) throw new Error('everybody has answered: lay out more people')
      used += 1
      const { token, headers } = as(who)
      const body = { token, version: stressprofil.version, answers: answersOf(used) }
      return { path, body: JSON.stringify(body), ...(headers === undefined ? {} : { headers }) }
    }
    const row = (): Sent => ({ ...answer(), path: '/' })
    const rows: Row[] = []
    for (const clients of clientsOf) {
      const kept = used
      await pass(bare.server, bare.url, clients, row)
      used = kept
      await pass(product.server, product.url, clients, answer)
      const ours: Pass[] = []
      const theirs: Pass[] = []
      let database = 0
      for (let turn = 0; turn < passes; turn += 1) {
        const before = databaseProcessor(dataDir)
        const one = await pass(product.server, product.url, clients, answer)
        const after = databaseProcessor(dataDir)
        database += (after - before) / one.times.length / passes
        ours.push(one)
        const back = used
        theirs.push(await pass(bare.server, bare.url, clients, row))
        used = back
      }
      const [mine, limit] = [summary(ours), summary(theirs)]
      rows.push({
        clients,
        ...mine,
        databaseProcessor: rounded(database, 2),
        barePerSecond: limit.perSecond,
        bareP95: limit.p95,
        ratio: rounded(mine.perSecond / limit.perSecond, 3),
      })
    }
    console.table(rows)
    saveResults(name, { people, units, seconds, rows }, rows.flatMap(goalsOf(what)))
  } finally {
    bare.server.kill('SIGTERM')
    product.server.kill('SIGTERM')
    await Promise.all([once(bare.server, 'exit'), once(product.server, 'exit')])
    await beside.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

type Row = ReturnType<typeof summary> & {
  readonly clients: number
  readonly databaseProcessor: number
  readonly barePerSecond: number
  readonly bareP95: number
  readonly ratio: number
}

const goalsOf =
  (what: string) =>
  ({ clients, ratio, p95 }: Row): readonly Goal[] => {
    const share = {
      what: `${what} a second with ${clients} clients, as a share of a bare server`,
      measured: ratio,
      unit: '',
      atLeast: 0.25,
    }
    if (clients !== 50) return [share]
    const slowest = {
      what: `${what} with 50 clients, 95th percentile`,
      measured: p95,
      unit: 'ms',
      atMost: 50,
    }
    return [share, slowest]
  }
