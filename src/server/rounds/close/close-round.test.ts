import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { earliestClosing } from '#core/round/list-review.ts'
import { releaseTime } from '#core/round/release-time.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { day, invitedTo, organiseAndOpen } from '#test/organisation/open-round.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { closeRound } from './close-round.ts'

const server = await testApp()
const { deps, database } = server

const answer = (roundId: string, memberId: string) =>
  submitAnswers(deps, {
    roundId,
    personId: null,
    token: deps.keys.invitationToken(roundId, memberId),
    version: stressprofil.version,
    answers: sameAnswers(stressprofil, 3),
  })

async function counted(roundId: string): Promise<number> {
  const [row] = await asSuperuser<{ answers: number }>(
    database,
    "select sum((amounts->>'answers')::int)::int as answers from vault.counter where round_id = $1",
    [roundId],
  )
  return row?.answers ?? 0
}

test('HR closes a round early, but not within five working days: it is closed, and its release is in line once', async () => {
  const { organisationId, roundId, hr: personId } = await organiseAndOpen(server)
  const { openedAt } = await readRound(deps, { organisationId, roundId, personId })
  server.time.now = new Date(earliestClosing(openedAt).getTime() - 1)
  await expect(closeRound(deps, { organisationId, roundId, personId })).rejects.toMatchObject({
    code: 'closing-too-soon',
    details: { possibleFrom: earliestClosing(openedAt).toISOString() },
  })
  server.time.now = earliestClosing(openedAt)
  const closed = await closeRound(deps, { organisationId, roundId, personId })
  expect(closed).toMatchObject({ state: 'closed', closedAt: server.time.now })
  const jobs = (await inLine(server, 'release-round')).filter((job) => job.roundId === roundId)
  expect(jobs).toEqual([{ organisationId, roundId }])
  const [job] = await asSuperuser<{ start_after: Date }>(
    database,
    "select start_after from pgboss.job where name = 'release-round' and data ->> 'roundId' = $1",
    [roundId],
  )
  expect(job?.start_after).toEqual(releaseTime(server.time.now))
})

test('closing twice, also at the same moment, closes once and says so the second time', async () => {
  const { organisationId, roundId, hr: personId } = await organiseAndOpen(server)
  server.time.now = new Date(server.time.now.getTime() + 8 * day)
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => closeRound(deps, { organisationId, roundId, personId })),
  )
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(closeRound(deps, { organisationId, roundId, personId })).rejects.toMatchObject({
    code: 'round-already-closed',
  })
})

test('an answer that arrives while the round closes is counted or refused, never lost', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server, { people: 40 })
  const members = await invitedTo(database, roundId)
  const half = members.length / 2
  const answers = members.map((memberId, n) => () => answer(roundId, memberId).then(() => n))
  const first = answers.slice(0, half).map((send) => send())
  const closing = closeRound(deps, { organisationId, roundId, personId: null })
  const rest = answers.slice(half).map((send) => send())
  const outcomes = await Promise.allSettled([...first, ...rest])
  await closing
  const taken = outcomes.filter(({ status }) => status === 'fulfilled').length
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['round-not-open'] : []))
  expect(taken + refused.length).toBe(40)
  expect(await counted(roundId)).toBe(taken)
})

test('after closing, answers are refused with words', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = ''] = await invitedTo(database, roundId)
  await closeRound(deps, { organisationId, roundId, personId: null })
  await expect(answer(roundId, memberId)).rejects.toMatchObject({ code: 'round-not-open' })
  expect(await counted(roundId)).toBe(0)
})

test("another organisation's round is as unknown as one that never was", async () => {
  const mine = await organiseAndOpen(server)
  const theirs = await organiseAndOpen(server)
  const asked = { organisationId: mine.organisationId, personId: mine.hr }
  for (const roundId of [theirs.roundId, '00000000-0000-4000-8000-000000000000']) {
    await expect(closeRound(deps, { ...asked, roundId })).rejects.toMatchObject({ code: 'not-found' })
    await expect(readRound(deps, { ...asked, roundId })).rejects.toMatchObject({ code: 'not-found' })
  }
  const { organisationId, roundId, hr: personId } = theirs
  expect((await readRound(deps, { organisationId, roundId, personId })).state).toBe('open')
})
