import { expect, test } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { closeNow, type InvitedMember, openRound, organise } from '#test/factories/open-round.ts'
import { answeringDesk } from '#test/organisation/answering-desk.ts'
import { submitAnswers } from './submit-answers.ts'
import { recordAnswers } from './vault-repository.ts'

const desk = await answeringDesk()
const { answer, counters, database, deps, member, start } = desk

test('answers that come at once by link are kept together: each counts once, in its own unit, and a bad one fails alone', async () => {
  const tokens = desk.round.members.map((one) => desk.round.tokenOf(one))
  const [first = '', second = ''] = tokens
  const link = (token: string, given: Answers = sameAnswers(stressprofil, 3)) =>
    submitAnswers(deps, {
      roundId: desk.round.roundId,
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
    [desk.round.roundId],
  )
  expect(kept).toEqual({ people: 13, transactions: 1 })
})

test('the same link sent twice in one batch, the first time with too few answers, counts the second', async () => {
  const [token = ''] = desk.round.members.map((one) => desk.round.tokenOf(one))
  const few = {
    roundId: desk.round.roundId,
    personId: null,
    token,
    version: stressprofil.version,
    answers: {},
  }
  const [refused, counted] = await Promise.allSettled([submitAnswers(deps, few), answer({ token })])
  expect(refused).toMatchObject({ reason: { code: 'not-enough-answers' } })
  expect(counted.status).toBe('fulfilled')
})

test.each([
  ['says more answers than there are invitations', { answers: 2 }],
  ['says none', {}],
])('the database refuses a sum that %s, and nothing of it is kept', async (_, amounts) => {
  const one = member(1)
  const { organisationId, roundId, unitIds } = desk.round
  const secretHash = deps.keys.invitationTokenHash(desk.round.tokenOf(one))
  const place = { roundId, personId: null, secretHash, now: start }
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
  await answer({ token: desk.round.tokenOf(one) })
})

test('the database records no answer without the secret of its invitation', async () => {
  const one = member(1)
  const { organisationId, roundId, unitIds } = desk.round
  const unitId = unitIds.get(one.unit) ?? ''
  for (const secretHash of [null, Buffer.alloc(32)]) {
    const who = {
      roundId,
      personId: null,
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
  await submitAnswers(deps, {
    roundId: desk.round.roundId,
    personId: member(1).personId,
    version,
    answers: whole,
  })
  await submitAnswers(deps, {
    roundId: desk.round.roundId,
    personId: member(2).personId,
    version,
    answers: gap,
  })
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
  const round = await openRound(database, deps, organisation)
  const { roundId } = round
  const send = (members: readonly InvitedMember[]) =>
    members.map(({ personId }, n) => answer({ roundId, personId, value: 1 + (n % 5) }))
  const first = send(round.members.slice(0, 90))
  const closing = first[30]?.then(() => closeNow(database, deps, roundId))
  const early = await Promise.allSettled(first)
  await closing
  const sent = [...early, ...(await Promise.allSettled(send(round.members.slice(90))))]

  const counted = sent.filter(({ status }) => status === 'fulfilled').length
  const refused = sent.filter((one) => one.status === 'rejected').map((one) => one.reason.code)
  expect(new Set(refused)).toEqual(new Set(['round-not-open']))
  expect(counted + refused.length).toBe(120)
  expect(counted).toBeGreaterThan(30)

  const amounts = [...(await counters(roundId)).values()]
  const sum = (measure: string) => amounts.reduce((total, one) => total + (one[measure] ?? 0), 0)
  expect(sum('answers')).toBe(counted)
  expect(sum('zone:green') + sum('zone:yellow') + sum('zone:red')).toBe(counted)
  const [participants] = await asSuperuser<{ n: string }>(
    database,
    'select count(*) as n from vault.participation where round_id = $1',
    [roundId],
  )
  expect(Number(participants?.n)).toBe(counted)
})
