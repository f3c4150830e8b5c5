import { readConfig } from '#server/platform/config/config.ts'
import { explainConnection } from '#server/platform/db/connection/explain-connection.ts'
import { openServer } from '#server/platform/db/connection/open-database.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { refuseArguments, runScript } from './start/run-script.ts'

/**
 * `npx andrum migrate`: brings the database to this version without starting the server. Where a managed database does
 * not let us create roles, it prints the statements for its administrator and ends with 1.
 */
await runScript(async () => {
  refuseArguments('migrate')
  const config = readConfig(process.env)
  const server = await openServer(config)
  try {
    const names = await migrate({
      url: server.url,
      authSecret: config.authSecret,
      queues,
      onProgress: (name) => console.log(`Migration ${name} was run.`),
    })
    console.log(names.length === 0 ? 'The database was up to date.' : 'The database is up to date.')
  } catch (error) {
    throw explainConnection(error, server.url)
  } finally {
    await server.stop()
  }
})
