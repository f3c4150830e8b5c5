import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './db/open-database.ts'
import { seedDemo } from './demo/seed-demo.ts'
import type { Deps, Log } from './deps.ts'
import { buildApp } from './http/app.ts'
import { pagesPlugin } from './http/pages/pages-plugin.ts'
import { preparePages } from './http/pages/prepare-pages.ts'
import { loadInstruments } from './instruments/load-instruments.ts'
import { startBoss } from './jobs/boss.ts'
import { queueOn } from './jobs/pg-boss-queue.ts'
import { queues } from './jobs/queues.ts'
import { makeKeys } from './keys/make-keys.ts'
import { createLog } from './log.ts'
import type { ClosableMailer } from './mail/mailer.ts'
import { openMailer } from './mail/open-mailer.ts'
import { startWorker } from './worker.ts'

const buildDir = fileURLToPath(new URL('../../build', import.meta.url))

export type RunningServer = {
  readonly url: string
  /** Takes no new requests, lets those under way and the jobs at work finish, then gives everything free. */
  readonly close: () => Promise<void>
}

/** The whole product in one process, wired by hand: database, web server, jobs. @throws StartError with what to do. */
export async function main(config: Config): Promise<RunningServer> {
  const begun = performance.now()
  const log = createLog(config.logLevel)
  const undo: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const preparing = preparePages({
      buildDir,
      outDir: join(config.dataDir, 'pages'),
      brand: config.brand,
      baseUrl: config.baseUrl,
    })
    // Awaited below; until then a failure here must not count as unhandled.
    preparing.catch(() => {})
    const database = await openDatabase(config, queues, (sentence) => log.warn({}, sentence))
    undo.push(() => database.close())
    const { deps, boss, mailer } = await wire(config, log, database)
    undo.push(() => mailer.close())
    const app = await buildApp(deps, { pages: pagesPlugin(await preparing) })
    undo.push(() => app.close())
    const listening = await app.listen({ port: config.port, host: config.host })
    // Stopped before the web server: nobody waits for a job's answer, and jobs may take half a minute to end.
    const worker = await startWorker(deps, boss)
    undo.push(() => worker.stop())
    if (config.demo) undo.push(seedBeside(deps))
    log.info({ milliseconds: Math.round(performance.now() - begun), demo: config.demo }, 'Server started')
    return { url: config.port === 0 ? listening : config.baseUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Wired = { readonly deps: Deps; readonly boss: PgBoss; readonly mailer: ClosableMailer }

async function wire(config: Config, log: Log, { pools }: OpenDatabase): Promise<Wired> {
  const clock = () => new Date()
  const boss = await startBoss(pools.jobs, { log, supervise: true })
  const mailer = openMailer(config, { jobs: pools.jobs, clock })
  const deps: Deps = {
    config,
    pools,
    keys: makeKeys(config),
    queue: queueOn(boss),
    mailer,
    instruments: await loadInstruments(config.dataDir),
    clock,
    newId: () => randomUUID(),
    log,
  }
  return { deps, boss, mailer }
}

/** Fills the demo while the server is already up. Broken off by an end of the server, it starts over next time. */
function seedBeside(deps: Deps): () => Promise<void> {
  let ending = false
  seedDemo(deps).catch((error: unknown) => {
    if (!ending) deps.log.error({ error }, 'The simulated organisation could not be made')
  })
  return async () => {
    ending = true
  }
}
