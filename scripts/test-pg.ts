import { spawnSync } from 'node:child_process'
import { PoolerMissing, startThrowawayPooler } from './test-pg/throwaway-pooler.ts'
import { findPrograms, PostgresMissing, startThrowawayServer } from './test-pg/throwaway-server.ts'

/**
 * `npm run test:pg`: the API tests on PostgreSQL 15, the oldest supported version. On the server of TEST_DATABASE_URL
 * (its user may create databases and roles), otherwise on a server of our own from the programs found on this machine.
 * `--pooled` puts a PgBouncer in transaction mode before our own, for all but migrations. `--partitioned` partitions every
 * table of organisations and people by the hash of its key (decision 0641). Other arguments after `--` go to the test runner:
 * `npm run test:pg -- src/server/platform/db`.
 */
const given = process.env.TEST_DATABASE_URL ?? ''
const pooled = process.argv.includes('--pooled')
const partitioned = process.argv.includes('--partitioned')
const forVitest = process.argv.slice(2).filter((word) => word !== '--pooled' && word !== '--partitioned')
try {
  const server = given === '' ? await startThrowawayServer() : { url: given, stop: async () => {} }
  const pooler = pooled ? await startThrowawayPooler(server.url) : undefined
  try {
    const run = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'api', ...forVitest], {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: server.url,
        TEST_POOL_URL: pooler?.url,
        TEST_PARTITIONS_BY: partitioned ? findPrograms() : undefined,
      },
    })
    process.exitCode = run.status ?? 1
  } finally {
    await pooler?.stop()
    await server.stop()
  }
} catch (error) {
  if (!(error instanceof PostgresMissing || error instanceof PoolerMissing)) throw error
  console.error(error.message)
  process.exitCode = 1
}
