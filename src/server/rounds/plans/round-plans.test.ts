import { beforeEach, describe, expect, test } from 'vitest'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { cancelRound } from '#server/rounds/close/cancel-round.ts'
import { listRounds } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import type { Founded } from '#test/organisation/organise.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { announcePlannedRounds, sendRoundPlanned } from './announce-planned-rounds-job.ts'
import { listRoundPlans } from './round-plan-repository.ts'
import { stopRoundPlan } from './round-plans.ts'

const server = await testApp()
const { deps } = server
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
  server.mail.received.length = 0
})
const desk = roundDesk(server)

const plansOf = ({ organisationId, hr: personId }: Founded) =>
  readAsHr(deps, { organisationId, personId }, listRoundPlans)

/** A round that is repeated every third month, released. */
async function repeated() {
  const where = await desk.organised()
  const round = await desk.open(where, {
    unitId: await desk.unitId(where, 'A'),
    everyMonths: 3,
    reminders: [2, 7],
  })
  server.time.now = new Date('2026-03-16T10:00:00Z')
  await desk.release(where, round.id)
  const [plan] = await plansOf(where)
  if (plan === undefined) throw new Error('nothing is planned')
  return { where, round, plan }
}

const announced = async (planId: string) => {
  await announcePlannedRounds(deps)
  return (await inLine(server, 'send-round-planned')).filter((job) => job.planId === planId)
}

test('the next round is planned with the same questions, people, days and reminders', async () => {
  const { where, plan } = await repeated()
  expect(plan).toMatchObject({
    instrumentId: 'stressprofil',
    unitName: 'Avdelning A',
    unitIsOpen: true,
    everyMonths: 3,
    daysOpen: 14,
    reminders: [7, 2],
    nextOn: '2026-06-02',
    version: 1,
  })
  const { organisationId, hr: personId } = where
  expect(await listRounds(deps, { organisationId, personId })).toHaveLength(1)
})

test('a round that is not repeated plans nothing', async () => {
  const where = await desk.organised()
  await desk.open(where)
  expect(await plansOf(where)).toEqual([])
})

describe('two weeks before, HR', () => {
  test('hears of the draft once, from eight on, and nothing is prepared or opened', async () => {
    const { where, plan } = await repeated()
    server.time.now = new Date('2026-05-18T09:00:00Z')
    expect(await announced(plan.id)).toEqual([])
    server.time.now = new Date('2026-05-19T05:59:00Z')
    expect(await announced(plan.id)).toEqual([])
    server.time.now = new Date('2026-05-19T06:00:00Z')
    expect(await announced(plan.id)).toHaveLength(1)
    server.time.now = new Date('2026-06-10T09:00:00Z')
    expect(await announced(plan.id)).toHaveLength(1)
    const { organisationId, hr: personId } = where
    const job = { organisationId, planId: plan.id, nextOn: '2026-06-02' }
    await sendRoundPlanned(deps, job)
    await sendRoundPlanned(deps, job)
    expect(server.mail.received.map(({ subject }) => subject)).toEqual(['Dags att förbereda nästa mätning'])
    expect(server.mail.received[0]?.text).toContain('2 juni 2026')
    expect(await listRounds(deps, { organisationId, personId })).toHaveLength(1)
  })

  test('hears nothing of one that is prepared or stopped meanwhile', async () => {
    const { where, plan } = await repeated()
    const { organisationId, hr: personId } = where
    await stopRoundPlan(deps, { organisationId, planId: plan.id, personId, version: 1 })
    server.time.now = new Date('2026-05-25T09:00:00Z')
    expect(await announced(plan.id)).toEqual([])
    await sendRoundPlanned(deps, { organisationId, planId: plan.id, nextOn: '2026-06-02' })
    expect(server.mail.received).toEqual([])
  })
})

describe('a round prepared from the plan', () => {
  test('is reviewed as every round is, and moves the plan on', async () => {
    const { where, plan } = await repeated()
    server.time.now = new Date('2026-05-25T09:00:00Z')
    const next = await desk.prepare(where, {
      name: 'Sommaren',
      opensAt: new Date('2026-06-02T06:00:00Z'),
      closesAt: new Date('2026-06-16T21:59:59Z'),
      everyMonths: 2,
      plan: { id: plan.id, version: 1 },
    })
    expect(next.state).toBe('in-review')
    expect(await plansOf(where)).toMatchObject([
      { id: plan.id, version: 2, everyMonths: 2, nextOn: '2026-08-02', unitId: null },
    ])
  })

  test('that is not to be repeated any more ends the plan', async () => {
    const { where, plan } = await repeated()
    server.time.now = new Date('2026-05-25T09:00:00Z')
    await desk.prepare(where, { name: 'Sommaren', plan: { id: plan.id, version: 1 } })
    expect(await plansOf(where)).toEqual([])
  })

  test('by two people at the same time is one round: the other hears of it, and nothing is frozen twice', async () => {
    const { where, plan } = await repeated()
    server.time.now = new Date('2026-05-25T09:00:00Z')
    const seen = { everyMonths: 3, plan: { id: plan.id, version: 1 } } as const
    const first = await desk.prepare(where, { name: 'Sommaren', ...seen })
    const { organisationId, hr: personId } = where
    await cancelRound(deps, { organisationId, roundId: first.id, personId })
    await expect(desk.prepare(where, { name: 'Juni', ...seen })).rejects.toMatchObject({
      code: 'round-plan-changed',
    })
    expect(await listRounds(deps, { organisationId, personId })).toHaveLength(2)
  })
})

describe('a round that is cancelled', () => {
  test('and prepared anew is repeated once: HR is not asked twice for the next', async () => {
    const where = await desk.organised()
    const asked = { unitId: await desk.unitId(where, 'A'), everyMonths: 3 } as const
    const wrong = await desk.prepare(where, asked)
    const { organisationId, hr: personId } = where
    await cancelRound(deps, { organisationId, roundId: wrong.id, personId })
    expect(await plansOf(where)).toEqual([])
    const right = await desk.prepare(where, asked)
    expect(await plansOf(where)).toMatchObject([{ id: right.id, nextOn: '2026-06-02' }])
  })

  test('leaves its draft where it was prepared from one: the round is not skipped', async () => {
    const { where, plan } = await repeated()
    server.time.now = new Date('2026-05-25T09:00:00Z')
    const planned = {
      name: 'Sommaren',
      unitId: await desk.unitId(where, 'A'),
      opensAt: new Date('2026-06-02T06:00:00Z'),
      closesAt: new Date('2026-06-16T21:59:59Z'),
      everyMonths: 3,
    } as const
    const wrong = await desk.prepare(where, { ...planned, plan: { id: plan.id, version: 1 } })
    expect(await plansOf(where)).toMatchObject([{ nextOn: '2026-09-02' }])
    const { organisationId, hr: personId } = where
    await cancelRound(deps, { organisationId, roundId: wrong.id, personId })
    expect(await plansOf(where)).toMatchObject([{ id: plan.id, version: 3, nextOn: '2026-06-02' }])
    await desk.prepare(where, { ...planned, plan: { id: plan.id, version: 3 } })
    expect(await plansOf(where)).toMatchObject([{ id: plan.id, nextOn: '2026-09-02' }])
  })
})

test('a plan is stopped once, by somebody who has seen it as it is, in the own organisation', async () => {
  const { where, plan } = await repeated()
  const other = await desk.organised()
  const stop = (organisationId: string, version: number) =>
    stopRoundPlan(deps, { organisationId, planId: plan.id, personId: where.hr, version })
  await expect(stop(other.organisationId, 1)).rejects.toMatchObject({ code: 'not-found' })
  await expect(stop(where.organisationId, 2)).rejects.toMatchObject({ code: 'round-plan-changed' })
  await stop(where.organisationId, 1)
  await expect(stop(where.organisationId, 1)).rejects.toMatchObject({ code: 'round-plan-changed' })
})
