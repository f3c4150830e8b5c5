import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { MeasureHistory, MeasurePlan, MeasureView } from '#contract/measures/measures.ts'
import { djupanalys } from '#core/instrument/shipped.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { Browser } from '../app/browser.ts'
import { testApp } from '../app/test-app.ts'
import { answeringDeps } from '../factories/answering-deps.ts'
import { releasedRound } from '../factories/hold-round.ts'
import { organise } from '../factories/open-round.ts'
import { makeMember, signedIn } from '../factories/people.ts'

/**
 * The app with an organisation that has a released round with causes, one person of each role there, and what they do with
 * risks and measures. The manager leads "Kontor", which "Ekonomi" is below. Call it at the top of a test file.
 */
export async function measureDesk() {
  const server = await testApp()
  const deps = answeringDeps(server.database)

  const company = await organise(server.database, [
    { name: 'Bolaget', members: 0 },
    { name: 'Butik', parent: 'Bolaget', members: 12 },
    { name: 'Kontor', parent: 'Bolaget', members: 10 },
    { name: 'Ekonomi', parent: 'Kontor', members: 9 },
  ])
  const round = await releasedRound(server.database, deps, company, () => ({ value: 3, causes: true }), {
    instrument: djupanalys,
    name: 'Hösten',
  })
  const { organisationId } = company
  const params = { organisationId }
  const unitOf = (name: string) => company.unitIds.get(name) ?? ''

  async function somebody(unit: string, ...roles: AssignedRole[]) {
    const member = await makeMember(server, { in: { organisationId, unitId: unitOf(unit) }, roles })
    return { ...member, browser: await signedIn(server, member) }
  }

  const hr = await somebody('Bolaget', 'hr')
  const representative = await somebody('Bolaget', 'safety_representative')
  const leader = await somebody('Kontor', 'manager')
  const employee = await somebody('Butik')

  const risk = (unit: string, change: object = {}) => ({
    unitId: unitOf(unit),
    result: null,
    description: 'Schemat ger för kort vila',
    likelihood: 3,
    consequence: 4,
    ...change,
  })

  const measure = (change: object = {}) => ({
    title: 'Fast vikarie på helger',
    description: '',
    kind: 'reduce',
    owner: { name: 'Vera Vikarie' },
    dueOn: '2026-12-01',
    followUpOn: '2027-02-01',
    status: 'planned',
    followUpResult: '',
    dropReason: '',
    told: false,
    ...change,
  })

  const withKey = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

  async function addRisk(unit: string, change: object = {}, key?: string, by = hr.browser): Promise<string> {
    const answer = await by.call('addWorkRisk', {
      params,
      body: risk(unit, change),
      ...withKey(key),
    })
    expect(answer.status).toBe(201)
    return (answer.body as { id: string }).id
  }

  async function addMeasure(
    riskId: string,
    change: object = {},
    key?: string,
    by = hr.browser,
  ): Promise<MeasureView> {
    const answer = await by.call('addMeasure', {
      params: { organisationId, riskId },
      body: measure(change),
      ...withKey(key),
    })
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
    return answer.body as MeasureView
  }

  const read = async (browser: Browser) =>
    (await browser.call('readMeasurePlan', { params })).body as MeasurePlan

  const history = async (browser: Browser, measureId: string) =>
    (await browser.call('readMeasure', { params: { organisationId, measureId } })).body as MeasureHistory

  const change = (browser: Browser, { id, version }: MeasureView, to: object, key?: string) =>
    browser.call('changeMeasure', {
      params: { organisationId, measureId: id },
      body: { ...measure(to), version },
      ...withKey(key),
    })
  return {
    server,
    organisationId,
    params,
    round,
    hr,
    representative,
    leader,
    employee,
    risk,
    measure,
    withKey,
    addRisk,
    addMeasure,
    read,
    history,
    change,
  }
}
