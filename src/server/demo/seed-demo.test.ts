import { expect, test } from 'vitest'
import { listOpenHours } from '#server/bookings/hours/availability-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asHr, asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { readDemoOverview } from './overview/read-demo-overview.ts'
import { seedDemo } from './seed-demo.ts'
import { findSimulation } from './simulation-repository.ts'

const database = await testDatabase()

/** The simulation neither mails nor reads configuration. */
const seedingDeps = () =>
  ({
    ...answeringDeps(database),
    queue: { enqueue: async () => {}, enqueueAll: async () => {}, enqueueNow: async () => {} },
  }) as unknown as Deps

test('a start that was broken off begins the simulation anew', async () => {
  const deps = seedingDeps()
  const invitationToken = () => {
    throw new Error('the power went')
  }
  await expect(seedDemo({ ...deps, keys: { ...deps.keys, invitationToken } })).rejects.toThrow(
    'the power went',
  )
  expect(await asIdentity(database.pools.identity, findSimulation)).toBeNull()
})

test('the next start makes a whole simulated organisation, and the second makes nothing', async () => {
  const deps = seedingDeps()
  await seedDemo(deps)
  const id = await asIdentity(database.pools.identity, findSimulation)
  const rounds = await asHr(database.pools.app, { organisationId: id ?? '', personId: null }, (tx) =>
    tx.selectFrom('round').select(['state', 'invited']).orderBy('openedAt').execute(),
  )
  expect(rounds.map((round) => round.state)).toEqual([...Array(6).fill('released'), 'open'])
  for (const { invited } of rounds) expect(invited).toBeGreaterThan(220)

  const overview = await readDemoOverview(deps)
  const units = overview.chosen?.units ?? []
  const shown = units.filter((unit) => unit.scores !== null)
  expect(units).toHaveLength(22)
  expect(shown.length).toBeGreaterThan(8)

  const staff = await asPerson(database.pools.app, { personId: null }, listOpenHours)
  expect(staff.map(({ weekly }) => weekly.length).sort((a, b) => a - b)).toEqual([2, 10])

  const statuses = await asSuperuser<{ status: string }>(
    database,
    'select status from measure order by due_on',
  )
  expect(new Set(statuses.map(({ status }) => status)).size).toBe(5)

  await seedDemo(deps)
  // The small one beside it, in which a round can be prepared.
  expect(await asSuperuser(database, 'select id from organisation')).toHaveLength(2)
  expect(await asSuperuser(database, 'select 1 from vault.calibration')).toHaveLength(0)
}, 240_000)
