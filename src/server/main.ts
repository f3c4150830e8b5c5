import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app/app.ts'
import type { Config } from './platform/config/config.ts'
import { markDatabaseElsewhere } from './platform/config/data-dir.ts'
import { loadInstruments } from './platform/config/load-instruments.ts'
import { withMadeSecrets } from './platform/config/secrets.ts'
import { openDatabase } from './platform/db/connection/open-database.ts'
import { openDataDir } from './platform/db/embedded/data-folder.ts'
import { explainFolder } from './platform/db/embedded/explain.ts'
import { lockFolder, takenOver } from './platform/db/embedded/folder-lock.ts'
import type { Deps } from './platform/deps.ts'
import { digestsFile } from './platform/http/pages/digests-file.ts'
import { pagesPlugin } from './platform/http/pages/pages-plugin.ts'
import { preparePages, sourceOfPages } from './platform/http/pages/prepare-pages.ts'
import { holdHashKey } from './platform/keys/hold-hash-key.ts'
import { makeKeys } from './platform/keys/make-keys.ts'
import { openRecordLog } from './platform/keys/record-log-key.ts'
import { createLog } from './platform/log.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { openMeter } from './platform/metrics/open-meter.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { guardedFetch } from './platform/net/guarded-fetch.ts'
import { findTextsBy } from './platform/net/txt-records.ts'
import { digestProgram, nameProgram } from './platform/program/program-digests.ts'
import { startBoss } from './platform/queue/boss.ts'
import { queueOn } from './platform/queue/pg-boss-queue.ts'
import { queues } from './platform/queue/queues.ts'
import { smsGateway } from './platform/sms/sms-gateway.ts'
import { recordStart } from './rounds/record-log/append-record.ts'
import { holdLogKey } from './rounds/record-log/hold-log-key.ts'
import { startWorker } from './worker.ts'

/** How long a start waits for its database, in ms: after a power cut both start at once. */
const patienceForDatabase = 60_000

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const ownBuild = join(project, 'build')

export type RunningServer = {
  readonly url: string
  /** Takes no new requests, lets running requests and jobs finish, then releases everything. */
  readonly close: () => Promise<void>
}

/**
 * The whole product in one process, wired by hand: database, web server, jobs.
 * @param buildDir the built pages, with `client/` inside.
 * @param signal ends the start in order, at any point.
 * @param say called with a sentence about what a start is waiting for.
 * @throws StartError with what to do.
 */
export async function main(
  config: Config,
  buildDir = ownBuild,
  signal?: AbortSignal,
  say: (sentence: string) => void = () => {},
): Promise<RunningServer> {
  const begun = performance.now()
  const log = createLog(config.logLevel)
  const undo: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { baseUrl } = config
    const { meter, close: closeMeter } = await openMeter(config, log)
    undo.push(closeMeter)
    undo.push(await holdFolder(config, log))
    const clientDir = join(buildDir, 'client')
    const undone = new AbortController()
    const preparing = preparePages({
      ...(await sourceOfPages(config, buildDir)),
      say,
      signal: AbortSignal.any([undone.signal, ...(signal === undefined ? [] : [signal])]),
    }).catch((error: unknown) => {
      throw explainFolder(error, config.dataDir)
    })
    // Awaited below; until then a rejection must not count as unhandled.
    const prepared = preparing.catch(() => {})
    undo.push(() => {
      undone.abort()
      return prepared
    })
    const instruments = await loadInstruments(config.dataDir)
    const { pools, close: closeDatabase } = await openDatabase(config, queues, {
      onEvent: (sentence, error) => log.warn(error === undefined ? {} : { error }, sentence),
      wait: patienceForDatabase,
      ...(signal === undefined ? {} : { signal }),
    })
    undo.push(closeDatabase)
    signal?.throwIfAborted()
    const boss = await startBoss(pools.jobs, { log, supervise: true })
    undo.push(() => boss.stop({ graceful: false, close: false }))
    const recordLog = await openRecordLog(config)
    const keys = await withMadeSecrets(config, async () => {
      const held = await holdHashKey({ pools, keys: makeKeys(config) })
      await holdLogKey({ pools, recordLog, config })
      return held
    })
    const mailer = openMailer(config, { jobs: pools.jobs, clock, keys })
    undo.push(() => mailer.close())
    const deps = {
      config,
      pools,
      keys,
      queue: queueOn(boss),
      mailer,
      sms: config.sms === undefined ? null : smsGateway(config.sms),
      outgoing: guardedFetch({
        networks: config.outgoingNetworks,
        production: config.production,
        ...(config.outgoingProxy === undefined ? {} : { proxy: config.outgoingProxy }),
      }),
      findTexts: findTextsBy(),
      program: nameProgram(project, clientDir),
      recordLog,
      instruments,
      clock,
      newId: randomUUID,
      newSalt: randomBytes,
      log,
      meter,
    }
    signal?.throwIfAborted()
    if (config.metrics !== undefined) {
      const served = await serveMetrics(deps, config.metrics)
      undo.push(served.close)
    }
    const app = await buildApp(deps, {
      pages: pagesPlugin(
        await preparing,
        digestsFile(() => digestProgram(project, clientDir)),
      ),
    })
    undo.push(() => app.close())
    const listening = await app.listen({ port: config.port, host: config.host })
    const worker = await startWorker(deps, boss)
    // First stop new requests, then the jobs, which may take half a minute to end.
    undo.push(() => app.leave(config.drainSeconds).then(() => worker.stop()))
    signal?.throwIfAborted()
    const recorded = recordStart(deps).catch((error: unknown) =>
      log.warn(
        { error },
        'The program could not be put into the record log; the next round that opens will try again',
      ),
    )
    undo.push(() => recorded)
    if (config.demo) undo.push(seedBeside(deps))
    log.info({ milliseconds: Math.round(performance.now() - begun), demo: config.demo }, 'Server started')
    return { url: config.port === 0 ? listening : baseUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

const clock = () => new Date()

/**
 * Locks the data folder for one server, also where the database is elsewhere: two would write the same pages and the same journal
 * of erasures. The embedded database locks its folder itself.
 * @throws StartError where another server holds it.
 */
async function holdFolder(config: Config, log: Deps['log']): Promise<() => Promise<void>> {
  const { databaseUrl, dataDir, demo } = config
  if (databaseUrl === undefined) return async () => {}
  const folder = await openDataDir(dataDir)
  const onEvent = (sentence: string) => log.warn({}, sentence)
  const onLost = () => {
    log.error({}, takenOver(folder))
    process.kill(process.pid, 'SIGTERM')
  }
  const { release } = await lockFolder(folder, { onEvent, onLost })
  if (!demo) markDatabaseElsewhere(folder)
  return release
}

/** Fills the demo while the server already runs. After an interruption it starts over at the next start. */
function seedBeside(deps: Deps): () => Promise<void> {
  let ending = false
  // Imported only here, so that a server without the demo does not hold it in memory.
  import('./demo/seed-demo.ts')
    .then(({ seedDemo }) => seedDemo(deps))
    .catch((error: unknown) => {
      if (!ending) deps.log.error({ error }, 'The simulated organisation could not be made')
    })
  return async () => {
    ending = true
  }
}
