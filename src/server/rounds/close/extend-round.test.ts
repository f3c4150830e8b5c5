import { beforeEach, expect, test } from 'vitest'
import { readRound } from '#server/rounds/read-rounds.ts'
import { readListReview } from '#server/rounds/review/read-list-review.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { type OpenedRound, organiseAndOpen } from '#test/organisation/open-round.ts'
import { extendRound } from './extend-round.ts'

const server = await testApp()
const { deps, database } = server
/** A Monday; rounds are open until Monday 16 March. */
const start = new Date('2026-03-02T09:00:00Z')
const day = 24 * 60 * 60 * 1000
const after = (days: number) => new Date(start.getTime() + days * day)
beforeEach(() => {
  server.time.now = start
})

const extend = (round: OpenedRound, days: number, from = round.round.closesAt) =>
  extendRound(deps, { ...round, personId: round.hr, from, closesAt: after(days) })

test('everybody invited is told of the later day, once, and it stands in the history', async () => {
  const round = await organiseAndOpen(server)
  await server.runJobs()
  server.mail.received.length = 0
  server.time.now = after(10)
  expect(await extend(round, 21)).toMatchObject({ state: 'open', closesAt: after(21) })
  // A second press of the button.
  expect(await extend(round, 21)).toMatchObject({ closesAt: after(21) })
  await server.runJobs()
  expect(server.mail.received.map(({ subject }) => subject)).toEqual(
    Array(12).fill('Mer tid att svara i mätningen på din arbetsplats'),
  )
  expect(server.mail.received[0]?.text).toContain('måndag 23 mars')
  const { history } = await readListReview(deps, { ...round, personId: round.hr })
  expect(history.at(-1)).toMatchObject({ what: 'extended', at: after(10) })
  const [entry] = await asSuperuser<{ details: object }>(
    database,
    "select details from audit_entry where organisation_id = $1 and action = 'round-extended'",
    [round.organisationId],
  )
  expect(entry?.details).toEqual({
    roundId: round.roundId,
    from: after(14).toISOString(),
    to: after(21).toISOString(),
  })
})

test('a last day is never moved back, nor further than a round may last', async () => {
  const round = await organiseAndOpen(server)
  for (const [days, code] of [
    [14, 'too-soon'],
    [13, 'too-soon'],
    [61, 'too-late'],
  ] as const) {
    await expect(extend(round, days)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: [{ path: 'closesAt', code }] },
    })
  }
  const { organisationId, roundId, hr: personId } = round
  expect((await readRound(deps, { organisationId, roundId, personId })).closesAt).toEqual(after(14))
})

test('it is moved once: HR does not wait until the right few have answered', async () => {
  const round = await organiseAndOpen(server)
  await extend(round, 15)
  await expect(extend(round, 16, after(15))).rejects.toMatchObject({ code: 'round-already-extended' })
})

test('of two who move it at the same time, one hears that the other was first', async () => {
  const round = await organiseAndOpen(server)
  const both = await Promise.allSettled([extend(round, 20), extend(round, 25)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'round-last-day-moved' },
  })
})

test('a round whose time is up is not opened again', async () => {
  const round = await organiseAndOpen(server)
  server.time.now = after(14)
  await expect(extend(round, 20)).rejects.toMatchObject({ code: 'round-already-closed' })
})

test('another organisation’s round is none', async () => {
  const round = await organiseAndOpen(server)
  const other = await organiseAndOpen(server)
  await expect(extend({ ...round, organisationId: other.organisationId }, 20)).rejects.toMatchObject({
    code: 'not-found',
  })
})
