import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { djupanalys, findInstrument, stressprofil } from '#core/instrument/shipped.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { asPerson } from '#server/db/transaction.ts'
import { recordAnswers } from '#server/db/vault-repository.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import {
  closeNow,
  type InvitedMember,
  type OpenRound,
  openRound,
  organise,
} from '#test/factories/open-round.ts'
import { listInvitations, readInvitation } from './invited-rounds.ts'
import { listOwnResults } from './list-own-results.ts'
import { releaseRound } from './release-round.ts'
import { submitAnswers } from './submit-answers.ts'

const database = await testDatabase()
const deps = answeringDeps(database)
const start = deps.time.now
let round: OpenRound

beforeEach(async () => {
  deps.time.now = start
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 1 },
    { name: 'Lager', parent: 'Bolaget', members: 12 },
  ])
  round = await openRound(database, deps, organisation)
})

const member = (n = 0): InvitedMember => {
  const found = round.members[n]
  if (found === undefined) throw new Error('no such member')
  return found
}

const answer = (options: {
  personId?: string | null
  token?: string
  value?: number
  roundId?: string
  version?: string
}) =>
  submitAnswers(deps, {
    roundId: options.roundId ?? round.roundId,
    personId: options.personId ?? null,
    token: options.token,
    version: options.version ?? stressprofil.version,
    answers: sameAnswers(stressprofil, options.value ?? 3),
  })

const counters = async (roundId = round.roundId) => {
  const rows = await asSuperuser<{ name: string; amounts: Record<string, number> }>(
    database,
    'select u.name, c.amounts from vault.counter c join round_unit u using (round_id, unit_id) where c.round_id = $1',
    [roundId],
  )
  return new Map(rows.map(({ name, amounts }) => [name, amounts]))
}

test('an answer by mailed link counts in the unit of the invited member and is kept nowhere else', async () => {
  const result = await answer({ token: round.tokenOf(member(1)) })
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
  await answer({ token: round.tokenOf(member(1)), value: 2 })
  const before = await counters()
  await expect(answer({ token: round.tokenOf(member(1)), value: 5 })).rejects.toMatchObject({
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

test('answers that come at once by link are kept together: each counts once, in its own unit, and a bad one fails alone', async () => {
  const tokens = round.members.map((one) => round.tokenOf(one))
  const [first = '', second = ''] = tokens
  const link = (token: string, given: Answers = sameAnswers(stressprofil, 3)) =>
    submitAnswers(deps, {
      roundId: round.roundId,
      personId: null,
      token,
      version: stressprofil.version,
      answers: given,
    })
  const sent = await Promise.allSettled([
    ...tokens.map((token) => link(token)),
    link(first),
    link('leads nowhere'),
    link(second, {}),
    answer({ token: second, version: '0.1' }),
  ])
  const codes = sent.map((one) => (one.status === 'fulfilled' ? 'counted' : one.reason.code))
  expect(codes).toEqual([
    ...tokens.map(() => 'counted'),
    'invitation-used',
    'invitation-unknown',
    'not-enough-answers',
    'other-version',
  ])
  const counted = await counters()
  expect(counted.get('Bolaget')).toMatchObject({ answers: 1, total: 300, 'zone:red': 1 })
  expect(counted.get('Lager')).toMatchObject({ answers: 12, total: 3600, 'zone:red': 12 })
  const [kept] = await asSuperuser(
    database,
    `select (select count(*)::int from vault.participation where round_id = $1) as people,
      (select count(distinct xmin::text)::int from invitation where round_id = $1) as transactions`,
    [round.roundId],
  )
  // The first is kept alone, all others in one transaction.
  expect(kept).toEqual({ people: 13, transactions: 2 })
})

test('the same link sent twice in one batch, the first time with too few answers, counts the second', async () => {
  const [waited = '', token = ''] = round.members.map((one) => round.tokenOf(one))
  const few = { roundId: round.roundId, personId: null, token, version: stressprofil.version, answers: {} }
  const [, refused, counted] = await Promise.allSettled([
    answer({ token: waited }),
    submitAnswers(deps, few),
    answer({ token }),
  ])
  expect(refused).toMatchObject({ reason: { code: 'not-enough-answers' } })
  expect(counted.status).toBe('fulfilled')
})

test.each([
  ['says more answers than there are invitations', { answers: 2 }],
  ['says none', {}],
])('the database refuses a sum that %s, and nothing of it is kept', async (_, amounts) => {
  const one = member(1)
  const { organisationId, roundId, unitIds } = round
  const secretHash = deps.keys.invitationTokenHash(round.tokenOf(one))
  const place = { roundId, secretHash, now: start }
  const unitId = unitIds.get(one.unit) ?? ''
  const who = {
    ...place,
    organisationId,
    memberId: one.memberId,
    personHash: Buffer.alloc(32),
    causes: false,
  }
  const kept = asPerson(deps.pools.app, { personId: null }, (tx) =>
    recordAnswers(tx, [who], [{ organisationId, roundId, unitId, amounts }], []),
  )
  await expect(kept).rejects.toThrow('as many unused invitations')
  expect((await counters()).get('Lager')?.answers).toBe(0)
  await answer({ token: round.tokenOf(one) })
})

test('the database records no answer without the secret of its invitation', async () => {
  const one = member(1)
  const { organisationId, roundId, unitIds } = round
  const unitId = unitIds.get(one.unit) ?? ''
  for (const secretHash of [null, Buffer.alloc(32)]) {
    const who = {
      roundId,
      secretHash,
      now: start,
      organisationId,
      memberId: one.memberId,
      personHash: Buffer.alloc(32),
      causes: false,
    }
    const kept = asPerson(deps.pools.app, { personId: null }, (tx) =>
      recordAnswers(tx, [who], [{ organisationId, roundId, unitId, amounts: { answers: 1 } }], []),
    )
    await expect(kept).rejects.toThrow('as many unused invitations')
  }
})

test('after the last minute an answer is refused and changes nothing', async () => {
  deps.time.now = new Date(start.getTime() + 14 * 24 * 60 * 60 * 1000)
  await expect(answer({ personId: member().personId })).rejects.toMatchObject({ code: 'round-not-open' })
  expect((await counters()).get('Bolaget')?.answers).toBe(0)
  expect(await listOwnResults(deps, member().personId)).toEqual([])
})

test('a closed round takes no answer', async () => {
  await closeNow(database, deps, round.roundId)
  await expect(answer({ token: round.tokenOf(member()) })).rejects.toMatchObject({ code: 'round-not-open' })
})

test('somebody who comes too late is told so in the same words, answered or not, by link or signed in', async () => {
  const [one, other] = [member(1), member(2)]
  await answer({ personId: one.personId })
  const told = async () => {
    const attempts = [one, other].flatMap((who) => [
      answer({ personId: who.personId }),
      answer({ token: round.tokenOf(who) }),
    ])
    const reasons = (await Promise.allSettled(attempts)).map((attempt) =>
      attempt.status === 'rejected' ? attempt.reason : attempt.value,
    )
    return reasons.map(({ code, details }) => ({ code, details }))
  }
  const tooLate = Array(4).fill({ code: 'round-not-open', details: {} })
  await closeNow(database, deps, round.roundId)
  expect(await told()).toEqual(tooLate)
  const [byOne, byOther] = await Promise.all(
    [one, other].map((who) => readInvitation(deps, round.tokenOf(who))),
  )
  expect(byOne).toEqual(byOther)
  await releaseRound(deps, round)
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
    answer({ token: round.tokenOf(member()), roundId: other.roundId }),
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
    roundId: round.roundId,
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

test('causes are summed only for those who answered that block', async () => {
  const organisation = await organise(database, [{ name: 'Djup', members: 2 }])
  const deep = await openRound(database, deps, organisation, { instrument: djupanalys })
  for (const [n, { personId }] of deep.members.entries()) {
    await submitAnswers(deps, {
      roundId: deep.roundId,
      personId,
      version: djupanalys.version,
      answers: sameAnswers(djupanalys, 3, n === 0),
    })
  }
  const causes = Object.fromEntries((djupanalys.causes ?? []).map(({ id }) => [`cause:${id}`, 300]))
  expect((await counters(deep.roundId)).get('Djup')).toMatchObject({
    answers: 2,
    total: 600,
    causes: 1,
    ...causes,
  })
})

test('only whole answers enter the calibration sums', async () => {
  await asSuperuser(database, 'delete from vault.calibration')
  const whole = sameAnswers(stressprofil, 4)
  const [skipped = ''] = Object.keys(whole)
  const { [skipped]: _, ...gap } = whole
  const version = stressprofil.version
  await submitAnswers(deps, { roundId: round.roundId, personId: member(1).personId, version, answers: whole })
  await submitAnswers(deps, { roundId: round.roundId, personId: member(2).personId, version, answers: gap })
  const [row] = await asSuperuser<{ answers: string; amounts: Record<string, number> }>(
    database,
    'select * from vault.calibration',
  )
  expect(Number(row?.answers)).toBe(1)
  expect(row?.amounts[`${skipped}=4`]).toBe(1)
})

test('a closing during answers loses none: every 201 is in the counters, every other got a refusal', async () => {
  const organisation = await organise(database, [
    { name: 'Stort', members: 0 },
    { name: 'A', parent: 'Stort', members: 60 },
    { name: 'B', parent: 'Stort', members: 60 },
  ])
  round = await openRound(database, deps, organisation)
  const send = (members: readonly InvitedMember[]) =>
    members.map(({ personId }, n) => answer({ personId, value: 1 + (n % 5) }))
  const first = send(round.members.slice(0, 90))
  const closing = first[30]?.then(() => closeNow(database, deps, round.roundId))
  const early = await Promise.allSettled(first)
  await closing
  const sent = [...early, ...(await Promise.allSettled(send(round.members.slice(90))))]

  const counted = sent.filter(({ status }) => status === 'fulfilled').length
  const refused = sent.filter((one) => one.status === 'rejected').map((one) => one.reason.code)
  expect(new Set(refused)).toEqual(new Set(['round-not-open']))
  expect(counted + refused.length).toBe(120)
  expect(counted).toBeGreaterThan(30)

  const amounts = [...(await counters()).values()]
  const sum = (measure: string) => amounts.reduce((total, one) => total + (one[measure] ?? 0), 0)
  expect(sum('answers')).toBe(counted)
  expect(sum('zone:green') + sum('zone:yellow') + sum('zone:red')).toBe(counted)
  const [participants] = await asSuperuser<{ n: string }>(
    database,
    'select count(*) as n from vault.participation where round_id = $1',
    [round.roundId],
  )
  expect(Number(participants?.n)).toBe(counted)
})

test('before answering, a member sees in whose figures the answer may count', async () => {
  const [asked] = await listInvitations(deps, member(1).personId)
  expect(asked).toMatchObject({
    roundId: round.roundId,
    organisation: 'Exempelbolaget',
    units: ['Lager', 'Bolaget'],
    smallestGroup: 8,
    used: false,
    open: true,
  })
  const { open, used, ...byLink } = await readInvitation(deps, round.tokenOf(member(1)))
  expect(asked).toMatchObject(byLink)
})

test('a link that leads nowhere says so, and reading a link uses nothing', async () => {
  await expect(readInvitation(deps, 'x'.repeat(43))).rejects.toMatchObject({ code: 'invitation-unknown' })
  await readInvitation(deps, round.tokenOf(member()))
  await answer({ token: round.tokenOf(member()) })
  expect((await readInvitation(deps, round.tokenOf(member()))).used).toBe(true)
})
