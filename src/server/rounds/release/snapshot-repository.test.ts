import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asRelease } from '#server/platform/db/transaction.ts'
import { testApp } from '#test/app/test-app.ts'
import { layOutRounds } from '#test/release/lay-out-rounds.ts'
import { listKeptRounds, readShownUnits, shownUnitsOf } from './snapshot-repository.ts'

const { deps, database } = await testApp()
const place = { pools: deps.pools, access: database.access, keys: deps.keys }
const { organisationId } = await layOutRounds(place, { units: 300, people: 3000, rounds: 2 })
const inRound = <Result>(
  work: (tx: Parameters<typeof listKeptRounds>[0], round: string) => Promise<Result>,
) =>
  asRelease(deps.pools.release, { organisationId }, async (tx) =>
    work(tx, (await listKeptRounds(tx, 1))[0] ?? ''),
  )

test('each unit of a released round is read with the people of its block, and nobody else', async () => {
  const read = await inRound((tx, round) => readShownUnits(tx, round, 'scores'))
  const units: { amount: number }[] = JSON.parse(read?.shown ?? '[]')
  expect(units.length).toBeGreaterThan(50)
  expect((read?.people.length ?? 0) / 32).toBe(units.reduce((sum, { amount }) => sum + amount, 0))
})

test('no figure is laid beside the people of all blocks, also before the database knows how many they are', async () => {
  const plan = await inRound(async (tx, round) => {
    const { rows } = await sql`explain (format json) ${shownUnitsOf(round, 'scores')}`.execute(tx)
    return JSON.stringify(rows)
  })
  expect(plan).toContain('block_member')
  expect(plan).not.toContain('Nested Loop')
})
