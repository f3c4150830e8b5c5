import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { startBoss } from '#server/jobs/boss.ts'
import { queueOn } from '#server/jobs/pg-boss-queue.ts'
import type { JobData, JobName } from '#server/jobs/queue.ts'
import { makeKeys } from '#server/keys/make-keys.ts'
import { demoMailer } from '#server/mail/demo-mailer.ts'
import { asSuperuser, type TestDatabase } from '../database/database.ts'

export type WorkingDeps = Deps & {
  /** The test's clock. */
  readonly time: { now: Date }
  /** What was logged as a warning or an error. */
  readonly complaints: string[]
  /** What has been put in line and not yet been done, oldest first. */
  readonly waiting: <N extends JobName>(name: N) => Promise<JobData[N][]>
}

/** Everything that use cases and jobs need, real: a queue without workers, and mail that stays in the demo's mailbox. */
export async function workingDeps(database: TestDatabase): Promise<WorkingDeps> {
  const { pools } = database
  const time = { now: new Date('2026-03-02T09:00:00Z') }
  const complaints: string[] = []
  const complain = (fields: Record<string, unknown>, message: string) =>
    void complaints.push(`${message}: ${fields.error}`)
  const log = { info: () => {}, warn: complain, error: complain }
  const dataDir = await mkdtemp(join(tmpdir(), 'andrum-organisation-'))
  const boss = await startBoss(pools.jobs, { log, supervise: false })
  afterAll(async () => {
    await boss.stop({ graceful: false })
    await rm(dataDir, { recursive: true, force: true })
  })
  const clock = () => time.now
  return {
    time,
    complaints,
    config: readConfig({ DATA_DIR: dataDir, BASE_URL: 'https://andrum.example', LOG_LEVEL: 'silent' }),
    pools,
    keys: makeKeys({ authSecret: randomBytes(32).toString('hex'), dataKey: randomBytes(32) }),
    queue: queueOn(boss),
    mailer: demoMailer({ jobs: pools.jobs, clock }),
    instruments: shippedInstruments,
    clock,
    newId: () => randomUUID(),
    log,
    waiting: async (name) => {
      const rows = await asSuperuser<{ data: never }>(
        database,
        'select data from pgboss.job where name = $1 order by created_on, id',
        [name],
      )
      return rows.map((row) => row.data)
    },
  }
}
