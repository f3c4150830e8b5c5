import type { Config } from '#server/platform/config/config.ts'
import { databaseNameOf } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { createPools, type Pools } from '#server/platform/db/pool.ts'
import { rolePrefixOf } from '#server/platform/db/role-names.ts'

/** Our own connections to the database of the server under test, with the server's roles. */
export async function poolsBeside(
  config: Config,
): Promise<{ readonly pools: Pools; readonly close: () => Promise<void> }> {
  const server = await openServerBeside(config)
  const rolePrefix = rolePrefixOf(databaseNameOf(server.url))
  const pools = createPools({ url: server.url, rolePrefix, authSecret: config.authSecret })
  const close = async () => {
    await pools.close()
    await server.stop()
  }
  return { pools, close }
}
