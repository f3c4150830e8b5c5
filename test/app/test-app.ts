import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, expect } from 'vitest'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { buildApp } from '#server/app/app.ts'
import type { Config } from '#server/platform/config/config.ts'
import { loopback } from '#server/platform/config/networks.ts'
import type { Deps } from '#server/platform/deps.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { openRecordLog } from '#server/platform/keys/record-log-key.ts'
import { createLog } from '#server/platform/log.ts'
import { openMailer } from '#server/platform/mail/open-mailer.ts'
import { openMeter } from '#server/platform/metrics/open-meter.ts'
import { guardedFetch } from '#server/platform/net/guarded-fetch.ts'
import { findTextsBy } from '#server/platform/net/txt-records.ts'
import { startBoss } from '#server/platform/queue/boss.ts'
import { queueOn } from '#server/platform/queue/pg-boss-queue.ts'
import { smsGateway } from '#server/platform/sms/sms-gateway.ts'
import { type TestDatabase, testDatabase } from '../database/database.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type JobRun, runJobs } from './run-jobs.ts'

export type LogLine = { readonly level: string; readonly message: string } & Readonly<Record<string, unknown>>

export type TestApp = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly database: TestDatabase
  readonly mail: MailServer
  /** The server's clock; a test sets it. */
  readonly time: { now: Date }
  readonly log: LogLine[]
  /** A new visitor's browser. */
  browser(): Browser
  /** Runs all waiting jobs, including those that they cause. @throws when a job fails. */
  runJobs(): Promise<JobRun[]>
  /** The log's errors, which the test expects; any other error fails the test. */
  takeErrors(): LogLine[]
}

export type TestAppOptions = {
  readonly config?: Partial<Config>
  /** Name servers for TXT records, instead of the machine's own. */
  readonly nameServers?: readonly string[]
  /** Called with each line of the log, including those that a test takes out of `log`. */
  readonly onLogLine?: (line: string) => void
}

/**
 * The real app with a database and a folder of its own, a clock that the test sets, and a real mail server. Call it at the
 * top of a test file: `const server = await testApp()`. All of it is closed after the file.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...server } = await appOn(await testDatabase(), options)
  afterEach(() => expect(server.takeErrors()).toEqual([]))
  afterAll(close)
  return server
}

/** The same outside Vitest, on a database that ends with it; the caller closes it. */
export async function appOn(
  database: TestDatabase,
  options: TestAppOptions = {},
): Promise<TestApp & { readonly close: () => Promise<void> }> {
  const mail = await startMailServer()
  const dataDir = await mkdtemp(join(tmpdir(), 'andrum-test-'))
  const time = { now: new Date('2026-03-02T09:00:00Z') }
  const clock = () => time.now
  const log: LogLine[] = []
  const config = { ...testConfig(mail.url, dataDir), ...options.config }
  const write = (line: string) => {
    options.onLogLine?.(line)
    log.push(JSON.parse(line) as LogLine)
  }
  const writtenLog = createLog(config.logLevel, write, clock)
  const boss = await startBoss(database.pools.jobs, { log: writtenLog, supervise: false })
  const keys = makeKeys(config)
  const { meter, close: closeMeter } = await openMeter(config, writtenLog)
  const mailer = openMailer(config, { jobs: database.pools.jobs, clock, keys })
  const deps: Deps = {
    config,
    pools: database.pools,
    keys,
    queue: queueOn(boss),
    mailer,
    sms: config.sms === undefined ? null : smsGateway(config.sms),
    outgoing: guardedFetch({ networks: config.outgoingNetworks, production: config.production }),
    findTexts: findTextsBy(options.nameServers),
    program: async () => ({ version: '0.0.0', digest: '00'.repeat(32) }),
    recordLog: await openRecordLog(config),
    instruments: shippedInstruments,
    clock,
    newId: () => randomUUID(),
    newSalt: randomBytes,
    log: writtenLog,
    meter,
  }
  const app = await buildApp(deps)
  const takeErrors = () => {
    const errors = log.filter(({ level }) => level === 'error')
    for (const error of errors) log.splice(log.indexOf(error), 1)
    return errors
  }
  const close = async () => {
    await app.close()
    await boss.stop({ graceful: false, close: false })
    await mailer.close()
    await mail.close()
    await database.close()
    await closeMeter()
    await rm(dataDir, { recursive: true })
  }
  return {
    close,
    app,
    deps,
    database,
    mail,
    time,
    log,
    browser: () => openBrowser(app),
    runJobs: () => runJobs(boss, deps),
    takeErrors,
  }
}

function testConfig(smtpUrl: string, dataDir: string): Config {
  return {
    production: false,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    baseUrl: 'http://localhost:3000',
    answerLanguages: [],
    authSecret: randomBytes(32).toString('hex'),
    dataKey: randomBytes(32),
    logKey: randomBytes(32).toString('hex'),
    witnessKeys: [],
    madeSecrets: [],
    smtpUrl,
    trustedProxies: loopback,
    outgoingNetworks: loopback,
    mailFrom: 'Andrum <noreply@andrum.example>',
    brand: {
      name: 'Andrum',
      supportEmail: 'hej@andrum.example',
      supportPhone: '08-465 004 00',
      supportPhoneLink: '+46846500400',
      companyName: 'Andrum Exempel AB',
      companyNumber: '559999-9991',
      companyAddress: 'Exempelgatan 1, 111 11 Stockholm',
    },
    demo: false,
    logLevel: 'info',
    drainSeconds: 0,
    notes: [],
  }
}
