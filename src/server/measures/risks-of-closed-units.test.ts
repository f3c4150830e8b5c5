import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asSuperuser } from '#test/database/database.ts'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const {
  addMeasure,
  addRisk,
  history,
  hr,
  leader,
  organisationId,
  params,
  read,
  risk,
  round,
  server,
  withKey,
} = await measureDesk()

const unitOf = (name: string) => risk(name).unitId
const move = (riskId: string, unitId: string | undefined, version: number) =>
  hr.browser.call('changeWorkRisk', {
    params: { organisationId, riskId },
    body: {
      description: 'Schemat ger för kort vila',
      likelihood: 3,
      consequence: 4,
      version,
      ...(unitId === undefined ? {} : { unitId }),
    },
  })

test('HR moves a risk of a unit that has closed, with its measures, and its figure stays that of its own unit', async () => {
  const result = { roundId: round.roundId, cause: 'demands' }
  const riskId = await addRisk('Butik', { result })
  const { id: measureId } = await addMeasure(riskId)
  const inPlan = async (by = hr) => (await read(by.browser)).risks.find(({ id }) => id === riskId)
  const before = await inPlan()
  expect(before?.unit.open).toBe(true)
  await asSuperuser(server.database, 'update unit set closed_at = now() where id = $1', [unitOf('Butik')])
  expect((await inPlan())?.unit).toMatchObject({ name: 'Butik', open: false })
  expect(await inPlan(leader)).toBeUndefined()

  // A page of the former version sends no unit.
  expect((await move(riskId, undefined, 1)).status).toBe(200)
  expect((await inPlan())?.unit.name).toBe('Butik')
  expect((await move(riskId, unitOf('Ekonomi'), 2)).status).toBe(200)
  const moved = await inPlan()
  expect(moved).toMatchObject({
    unit: { name: 'Ekonomi', open: true },
    result: { ...before?.result, unit: { name: 'Butik' } },
    measures: [{ id: measureId }],
  })
  expect(moved?.result?.score).not.toBeNull()
  const { entries } = await history(hr.browser, measureId)
  expect(entries.at(-1)?.changes).toEqual([{ field: 'unit', from: 'Butik', to: 'Ekonomi' }])
  // Who leads the new unit reads the risk, and not the figure of a unit that they never led.
  expect(await inPlan(leader)).toMatchObject({ unit: { name: 'Ekonomi' }, result: { score: null } })

  expect((await move(riskId, unitOf('Kontor'), 3)).status).toBe(200)
  expect((await inPlan())?.result?.unit.name).toBe('Butik')
  expect(await move(riskId, unitOf('Butik'), 4)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'unitId', code: 'unknown-value' }] },
  })
})

test('a measure against a risk by hand follows to the new unit in what its owner and the file read', async () => {
  const riskId = await addRisk('Bolaget')
  await addMeasure(riskId)
  expect((await move(riskId, unitOf('Kontor'), 1)).status).toBe(200)
  expect((await read(leader.browser)).risks.find(({ id }) => id === riskId)).toMatchObject({ result: null })
  const file = await hr.browser.call('exportMeasurePlan', { params, query: { lang: 'sv', format: 'csv' } })
  expect(file.text).toContain('Kontor;')
})

test('HR adds a risk of the figures that a unit had before it closed, for the unit where its people are', async () => {
  await asSuperuser(server.database, 'update unit set closed_at = now() where id = $1', [unitOf('Butik')])
  const key = randomUUID()
  const add = (unit: string, of?: string) => {
    const result = { roundId: round.roundId, cause: 'control', ...(of === undefined ? {} : { unitId: of }) }
    return hr.browser.call('addWorkRisk', { params, body: risk(unit, { result }), ...withKey(key) })
  }
  expect(await add('Butik')).toMatchObject({ status: 400, body: { errors: [{ path: 'unitId' }] } })
  expect(await add('Ekonomi', leader.memberId)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'result' }] },
  })
  const made = await add('Ekonomi', unitOf('Butik'))
  expect(made.status).toBe(201)
  expect((await add('Ekonomi', unitOf('Butik'))).body).toEqual(made.body)
  const { id } = made.body as { id: string }
  const added = (await read(hr.browser)).risks.find((one) => one.id === id)
  expect(added).toMatchObject({ unit: { name: 'Ekonomi' }, result: { unit: { name: 'Butik' } } })
  expect(added?.result?.score).not.toBeNull()
})
