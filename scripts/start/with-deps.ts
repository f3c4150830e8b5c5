import { randomUUID } from 'node:crypto'
import { type InstalledConfig, readInstalledConfig } from '#server/platform/config/config.ts'
import { databaseNameOf } from '#server/platform/db/connection/connection.ts'
import { explainVersion } from '#server/platform/db/connection/explain-connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { createPools } from '#server/platform/db/pool.ts'
import { rolePrefixOf } from '#server/platform/db/role-names.ts'
import type { Deps } from '#server/platform/deps.ts'
import { createLog } from '#server/platform/log.ts'
import { startBoss } from '#server/platform/queue/boss.ts'
import { queueOn } from '#server/platform/queue/pg-boss-queue.ts'

type Given = Pick<Deps, 'pools' | 'clock' | 'newId'>
type Work<Deps> = (deps: Deps, config: InstalledConfig) => Promise<void>

/**
 * Gives a command the database, also while Andrum runs, and closes it when the work is done.
 * @throws StartError also for a database that has not been migrated
 */
export async function withPools(work: Work<Given>): Promise<void> {
  const config = readInstalledConfig(process.env)
  const server = await openServerBeside(config)
  const rolePrefix = rolePrefixOf(databaseNameOf(server.url))
  const pools = createPools({ url: server.url, rolePrefix, authSecret: config.authSecret })
  try {
    await work({ pools, clock: () => new Date(), newId: () => randomUUID() }, config)
  } catch (error) {
    throw explainVersion(error)
  } finally {
    await pools.close()
    await server.stop()
  }
}

/** As `withPools`, for work that enqueues e-mails: they wait until Andrum runs. */
export const withQueue = (work: Work<Given & Pick<Deps, 'queue'>>): Promise<void> =>
  withPools(async (deps, config) => {
    const boss = await startBoss(deps.pools.jobs, { log: createLog('warn'), supervise: false })
    try {
      await work({ ...deps, queue: queueOn(boss) }, config)
    } finally {
      await boss.stop({ graceful: false, close: false })
    }
  })
