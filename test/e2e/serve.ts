import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { databaseNameOf } from '#server/db/connection.ts'
import { openServerBeside } from '#server/db/open-database.ts'
import { createPools } from '#server/db/pool.ts'
import { rolePrefixOf } from '#server/db/role-names.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { main } from '#server/main.ts'

/** The real server on a fresh folder, as `npm start` would run it, for one run of the browser tests. */
const port = process.env.TEST_PORT ?? '3917'
const dataDir = mkdtempSync(join(tmpdir(), 'andrum-e2e-'))
const config = readConfig({
  PORT: port,
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  DEMO: '1',
})
const { close } = await main(config)
await appointColleague()

/** The demo has one of the staff; whoever hands a booking over needs another. */
async function appointColleague(): Promise<void> {
  const server = await openServerBeside(config)
  const rolePrefix = rolePrefixOf(databaseNameOf(server.url))
  const pools = createPools({ url: server.url, rolePrefix, authSecret: config.authSecret })
  const deps = { pools, clock: () => new Date(), newId: () => randomUUID() }
  await ensurePerson(deps, { email: 'kollega@andrum.example', language: 'sv', staff: true })
  await pools.close()
  await server.stop()
}

const stop = async () => {
  await close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
