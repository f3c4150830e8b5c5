import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findInstrument, stressprofil } from '#core/instrument/shipped.ts'
import { listInvitations, readInvitation } from '#server/rounds/invite/invited-rounds.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { listOwnResults } from '#server/self/results/list-own-results.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { closeNow, openRound, organise } from '#test/factories/open-round.ts'
import { answeringDesk } from '#test/organisation/answering-desk.ts'
import { submitAnswers } from './submit-answers.ts'

const desk = await answeringDesk()
const { answer, counters, database, deps, member, start } = desk

test('an answer by mailed link counts in the unit of the invited member and is kept nowhere else', async () => {
  const result = await answer({ token: desk.round.tokenOf(member(1)) })
  expect(result).toMatchObject({ zone: 'red', total: 3 })
  const counted = await counters()
  expect(counted.get('Lager')).toMatchObject({
    answers: 1,
    total: 300,
    'zone:red': 1,
    'zone:green': 0,
    'category:exhaustion': 300,
  })
  expect(counted.get('Bolaget')).toMatchObject({ answers: 0, total: 0 })
  expect(await asSuperuser(database, 'select * from own_result')).toEqual([])
})

test('a signed-in member answers without a link and finds the result among their own', async () => {
  const { personId } = member()
  const result = await answer({ personId, value: 1 })
  const own = await listOwnResults(deps, personId)
  expect(own).toEqual([{ id: expect.any(String), takenAt: start.toISOString(), result }])
})

test('an answer sent twice is counted once, and the second time refused', async () => {
  await answer({ token: desk.round.tokenOf(member(1)), value: 2 })
  const before = await counters()
  await expect(answer({ token: desk.round.tokenOf(member(1)), value: 5 })).rejects.toMatchObject({
    code: 'invitation-used',
  })
  await expect(answer({ personId: member(1).personId })).rejects.toMatchObject({ code: 'invitation-used' })
  expect(await counters()).toEqual(before)
  expect(await listOwnResults(deps, member(1).personId)).toEqual([])
})

test('the same answer sent ten times at once is counted once', async () => {
  const { personId } = member(1)
  const sent = await Promise.allSettled(Array.from({ length: 10 }, () => answer({ personId })))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await counters()).get('Lager')?.answers).toBe(1)
  expect(await listOwnResults(deps, personId)).toHaveLength(1)
})

test('after the last minute an answer is refused and changes nothing', async () => {
  deps.time.now = new Date(start.getTime() + 14 * 24 * 60 * 60 * 1000)
  await expect(answer({ personId: member().personId })).rejects.toMatchObject({ code: 'round-not-open' })
  expect((await counters()).get('Bolaget')?.answers).toBe(0)
  expect(await listOwnResults(deps, member().personId)).toEqual([])
})

test('a closed round takes no answer', async () => {
  await closeNow(database, deps, desk.round.roundId)
  await expect(answer({ token: desk.round.tokenOf(member()) })).rejects.toMatchObject({
    code: 'round-not-open',
  })
})

test('somebody who comes too late is told so in the same words, answered or not, by link or signed in', async () => {
  const [one, other] = [member(1), member(2)]
  await answer({ personId: one.personId })
  const told = async () => {
    const attempts = [one, other].flatMap((who) => [
      answer({ personId: who.personId }),
      answer({ token: desk.round.tokenOf(who) }),
    ])
    const reasons = (await Promise.allSettled(attempts)).map((attempt) =>
      attempt.status === 'rejected' ? attempt.reason : attempt.value,
    )
    return reasons.map(({ code, details }) => ({ code, details }))
  }
  const tooLate = Array(4).fill({ code: 'round-not-open', details: {} })
  await closeNow(database, deps, desk.round.roundId)
  expect(await told()).toEqual(tooLate)
  const [byOne, byOther] = await Promise.all(
    [one, other].map((who) => readInvitation(deps, desk.round.tokenOf(who))),
  )
  expect(byOne).toEqual(byOther)
  await releaseRound(deps, desk.round)
  expect(await told()).toEqual(tooLate)
})

test('somebody who is not asked in the round gets the same answer, whatever the reason', async () => {
  const other = await openRound(database, deps, await organise(database, [{ name: 'Annat', members: 1 }]))
  const [stranger] = other.members
  if (stranger === undefined) throw new Error('no stranger')
  const attempts = [
    answer({ personId: stranger.personId }),
    answer({ personId: randomUUID() }),
    answer({ personId: member().personId, roundId: other.roundId }),
    answer({ personId: member().personId, roundId: randomUUID() }),
    answer({ token: other.tokenOf(stranger) }),
    answer({ token: desk.round.tokenOf(member()), roundId: other.roundId }),
    answer({ token: 'no-such-token-at-all-in-any-mail' }),
    answer({ personId: stranger.personId, token: 'no-such-token-at-all-in-any-mail' }),
  ]
  for (const attempt of await Promise.allSettled(attempts)) {
    expect(attempt).toMatchObject({ reason: { code: 'invitation-unknown', details: {} } })
  }
})

test('a visitor without a link is asked to sign in', async () => {
  await expect(answer({})).rejects.toMatchObject({ code: 'not-signed-in' })
})

test('answers to another version of the questions are refused', async () => {
  await expect(answer({ personId: member().personId, version: '0.9' })).rejects.toMatchObject({
    code: 'other-version',
  })
})

test('a round keeps the version it was opened with: its questions are answered although there are newer ones', async () => {
  const first = findInstrument('stressprofil', '1.0') ?? stressprofil
  const organisation = await organise(database, [{ name: 'Förr', members: 1 }])
  const earlier = await openRound(database, deps, organisation, { instrument: first })
  const [{ personId } = member()] = earlier.members
  const [invitation] = await listInvitations(deps, personId)
  expect(invitation?.instrumentVersion).toBe('1.0')
  const sent = { roundId: earlier.roundId, personId }
  await expect(
    submitAnswers(deps, { ...sent, version: '1.0', answers: sameAnswers(stressprofil, 3) }),
  ).rejects.toMatchObject({ code: 'unknown-item' })
  const result = await submitAnswers(deps, { ...sent, version: '1.0', answers: sameAnswers(first, 3) })
  expect(result).toMatchObject({ instrument: 'stressprofil', version: '1.0', total: 3 })
  expect((await counters(earlier.roundId)).get('Förr')).toMatchObject({ answers: 1, total: 300 })
})

test('too few answers are refused with the categories, and the invitation can still be used', async () => {
  const { personId } = member()
  const few = submitAnswers(deps, {
    roundId: desk.round.roundId,
    personId,
    version: stressprofil.version,
    answers: {},
  })
  await expect(few).rejects.toMatchObject({
    code: 'not-enough-answers',
    details: { categories: expect.arrayContaining(['exhaustion']) },
  })
  await answer({ personId })
  expect((await counters()).get('Bolaget')?.answers).toBe(1)
})
