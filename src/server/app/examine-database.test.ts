import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/platform/db/connection/open-database.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { examineDatabase } from './examine-database.ts'

const authSecret = randomBytes(32).toString('hex')

it('an operator is told what a new database lacks, and nothing is changed in it', async () => {
  const { url } = await emptyDatabase()
  for (const _ of [1, 2]) {
    const facts = await examineDatabase(url, authSecret)
    expect(facts.missing[0]).toMatch(/^0001-/)
    expect(facts).toMatchObject({ unknown: [], hashKey: null, wrappedBy: [], readOnly: false })
    expect(facts.major).toBeGreaterThanOrEqual(15)
    expect(Math.abs(facts.aheadSeconds)).toBeLessThan(5)
  }
})

it('an operator is told by which key a database is wrapped, and which roles another AUTH_SECRET locks out', async () => {
  const { url } = await emptyDatabase()
  const { pools, close } = await openDatabase({ dataDir: '', databaseUrl: url, authSecret }, queues)
  const keys = makeKeys({ authSecret, dataKey: randomBytes(32) })
  await holdHashKey({ pools, keys })
  await close()
  const facts = await examineDatabase(url, authSecret)
  expect(facts).toMatchObject({ missing: [], unknown: [], lockedOut: [] })
  expect(facts.hashKey?.masterKey).toBe(keys.currentMasterKey)
  const other = await examineDatabase(url, randomBytes(32).toString('hex'))
  expect(other.lockedOut).toEqual(['login', 'identity', 'jobs', 'release'])
})
