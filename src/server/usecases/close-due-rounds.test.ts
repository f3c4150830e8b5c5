import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { day, invitedTo, type OpenedRound, organiseAndOpen } from '#test/organisation/open-round.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { closeDueRounds } from './close-due-rounds.ts'
import { closeRound } from './close-round.ts'
import { readRound } from './read-rounds.ts'

const server = await testApp()
const { deps, database } = server
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
})

const read = ({ organisationId, roundId, hr: personId }: OpenedRound) =>
  readRound(deps, { organisationId, roundId, personId })

async function takePart({ organisationId, roundId }: OpenedRound, amount: number): Promise<void> {
  for (const memberId of (await invitedTo(database, roundId)).slice(0, amount)) {
    await asSuperuser(
      database,
      'insert into vault.participation (organisation_id, round_id, person_hash) values ($1, $2, $3) on conflict do nothing',
      [organisationId, roundId, deps.keys.participantHash(organisationId, memberId)],
    )
  }
}

test('a round closes when its time is up, and not before', async () => {
  const round = await organiseAndOpen(server)
  server.time.now = new Date(start.getTime() + 14 * day - 1)
  await closeDueRounds(deps)
  expect((await read(round)).state).toBe('open')
  server.time.now = new Date(start.getTime() + 14 * day)
  await closeDueRounds(deps)
  expect(await read(round)).toMatchObject({ state: 'closed', closedAt: server.time.now })
})

test('the job may run twice, also at once, and after HR was faster', async () => {
  const due = await organiseAndOpen(server)
  const closedByHr = await organiseAndOpen(server)
  server.time.now = new Date(start.getTime() + 15 * day)
  await closeRound(deps, { ...closedByHr, personId: closedByHr.hr })
  await Promise.all([closeDueRounds(deps), closeDueRounds(deps)])
  await closeDueRounds(deps)
  const jobs = await inLine(server, 'release-round')
  for (const { roundId } of [due, closedByHr]) {
    expect(jobs.filter((job) => job.roundId === roundId)).toHaveLength(1)
  }
})

test('a release that was lost is enqueued again', async () => {
  const round = await organiseAndOpen(server)
  await closeRound(deps, { ...round, personId: null })
  await asSuperuser(database, "delete from pgboss.job where name = 'release-round'")
  await closeDueRounds(deps)
  const jobs = await inLine(server, 'release-round')
  expect(jobs.filter((job) => job.roundId === round.roundId)).toHaveLength(1)
})

describe('while a round runs, participation', () => {
  test('is told from the second day, once a day, in steps of ten', async () => {
    const round = await organiseAndOpen(server, { people: 50 })
    await takePart(round, 9)
    server.time.now = new Date('2026-03-02T22:59:59Z')
    await closeDueRounds(deps)
    expect((await read(round)).participationStep).toBeNull()

    // Midnight in Stockholm.
    server.time.now = new Date('2026-03-02T23:00:00Z')
    await closeDueRounds(deps)
    expect((await read(round)).participationStep).toBe(10)

    await takePart(round, 30)
    server.time.now = new Date('2026-03-03T22:59:59Z')
    await closeDueRounds(deps)
    expect((await read(round)).participationStep).toBe(10)

    server.time.now = new Date('2026-03-03T23:00:00Z')
    await closeDueRounds(deps)
    expect((await read(round)).participationStep).toBe(60)
  })

  test('is never told below 40 invited', async () => {
    const round = await organiseAndOpen(server, { people: 39 })
    await takePart(round, 39)
    server.time.now = new Date(start.getTime() + 5 * day)
    await closeDueRounds(deps)
    expect((await read(round)).participationStep).toBeNull()
  })
})
