import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/db/connection/open-database.ts'
import type { Deps } from '#server/platform/deps.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { openRecordLog } from '#server/platform/keys/record-log-key.ts'
import { newMeter } from '#server/platform/metrics/meter.ts'
import { guardedFetch } from '#server/platform/net/guarded-fetch.ts'
import { findTextsBy } from '#server/platform/net/txt-records.ts'
import { queues } from '#server/platform/queue/queues.ts'

/** Runs a measurement on a fresh embedded database without jobs and mail: the benchmark runs the work step by step. */
export async function withDeps<T>(work: (deps: Deps, database: OpenDatabase) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'andrum-bench-'))
  try {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
    const database = await openDatabase(config, queues)
    try {
      return await work(await depsOn(config, database), database)
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function depsOn(config: Deps['config'], database: OpenDatabase): Promise<Deps> {
  return {
    config,
    pools: database.pools,
    keys: makeKeys(config),
    queue: { enqueue: async () => {}, enqueueAll: async () => {}, enqueueNow: async () => {} },
    mailer: { send: async () => 'sent' },
    sms: null,
    outgoing: guardedFetch({ networks: [], production: true }),
    findTexts: findTextsBy(),
    program: async () => ({ version: '0.0.0', digest: '00'.repeat(32) }),
    recordLog: await openRecordLog(config),
    instruments: shippedInstruments,
    clock: () => new Date(),
    newId: () => randomUUID(),
    newSalt: randomBytes,
    log: { info: () => {}, warn: console.warn, error: console.error },
    meter: newMeter(),
  }
}
