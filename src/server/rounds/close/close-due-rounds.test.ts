import { beforeEach, describe, expect, test } from 'vitest'
import { readRound } from '#server/rounds/read-rounds.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import {
  day,
  invitedTo,
  type OpenedRound,
  openAtOnce,
  organiseAndOpen,
} from '#test/organisation/open-round.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { closeDueRounds } from './close-due-rounds.ts'
import { closeRound } from './close-round.ts'

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

describe('reminders', () => {
  /** Opened on Monday 2 March; the last day is Monday 16 March. */
  const reminded = () => organiseAndOpen(server, { reminders: [2, 7] })
  const mailings = async ({ roundId }: OpenedRound) =>
    (await inLine(server, 'send-invitations')).flatMap((job) =>
      job.roundId === roundId && job.mailing !== undefined ? [job.mailing] : [],
    )

  test('go out once on each day, at eight', async () => {
    const round = await reminded()
    server.time.now = new Date('2026-03-09T06:59:59Z')
    await closeDueRounds(deps)
    expect(await mailings(round)).toEqual([])
    server.time.now = new Date('2026-03-09T07:00:00Z')
    await Promise.all([closeDueRounds(deps), closeDueRounds(deps)])
    await closeDueRounds(deps)
    expect(await mailings(round)).toEqual([{ news: 'reminder', number: 1 }])
    // The 14th is a Saturday.
    server.time.now = new Date('2026-03-13T07:00:00Z')
    await closeDueRounds(deps)
    await closeDueRounds(deps)
    expect((await mailings(round)).map(({ number }) => number)).toEqual([1, 2])
  })

  test('reach everybody alike, whether they have answered or not', async () => {
    const round = await reminded()
    await server.runJobs()
    await takePart(round, 5)
    await asSuperuser(
      database,
      `update invitation set used = true where round_id = $1 and member_id in
       (select member_id from invitation where round_id = $1 order by member_id limit 5)`,
      [round.roundId],
    )
    server.mail.received.length = 0
    server.time.now = new Date('2026-03-09T07:00:00Z')
    await closeDueRounds(deps)
    await server.runJobs()
    expect(server.mail.received.map(({ subject }) => subject)).toEqual(
      Array(12).fill('Påminnelse: mätning på din arbetsplats'),
    )
    expect(new Set(server.mail.received.flatMap(({ recipients }) => recipients)).size).toBe(12)
  })

  test('are not made up for on a later day', async () => {
    const round = await reminded()
    server.time.now = new Date('2026-03-10T09:00:00Z')
    await closeDueRounds(deps)
    expect(await mailings(round)).toEqual([])
    expect((await read(round)).remindersDone).toBe(1)
  })
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

  test.each([
    [20, null],
    [60, 90],
  ])(
    'is told where 40 of those invited were on a list before, and not where HR has added them since: %i of 80',
    async (before, step) => {
      const first = await organiseAndOpen(server, { people: before })
      const { organisationId, hr: personId } = first
      await closeRound(deps, { ...first, personId: null })
      await releaseRound(deps, first)
      server.time.now = new Date(start.getTime() + 45 * day)
      await readIn(deps, first, importFile(...peopleOf('top', 79)))
      const closesAt = new Date(server.time.now.getTime() + 14 * day)
      const asked = { organisationId, personId, name: 'Hösten', instrument: 'stressprofil', closesAt }
      const round = await openAtOnce(deps, asked)
      const second = { ...first, round, roundId: round.id }
      await takePart(second, 80)
      server.time.now = new Date(start.getTime() + 50 * day)
      await closeDueRounds(deps)
      expect((await read(second)).participationStep).toBe(step)
    },
  )

  test('is never told below 40 invited', async () => {
    const round = await organiseAndOpen(server, { people: 39 })
    await takePart(round, 39)
    server.time.now = new Date(start.getTime() + 5 * day)
    await closeDueRounds(deps)
    expect((await read(round)).participationStep).toBeNull()
  })
})
