import { spawnSync } from 'node:child_process'
import { PostgresMissing, startThrowawayServer } from './test-pg/throwaway-server.ts'

/**
 * `npm run test:pg`: the API tests once more, on PostgreSQL 15, the oldest we promise. On the server of TEST_DATABASE_URL
 * (its user may create databases and roles), otherwise on one of our own from the programs found on this machine.
 * What stands after `--` goes to the test runner: `npm run test:pg -- src/server/db`.
 */
const given = process.env.TEST_DATABASE_URL ?? ''
try {
  const server = given === '' ? await startThrowawayServer() : { url: given, stop: async () => {} }
  try {
    const run = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'api', ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: server.url },
    })
    process.exitCode = run.status ?? 1
  } finally {
    await server.stop()
  }
} catch (error) {
  if (!(error instanceof PostgresMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
