import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { measureDesk } from '#test/organisation/measure-desk.ts'

const { addMeasure, addRisk, history, hr, organisationId, params, read, server } = await measureDesk()

const write = (riskId: string, version: number, ended: boolean | undefined, key: string = randomUUID()) =>
  hr.browser.call('changeWorkRisk', {
    params: { organisationId, riskId },
    body: {
      description: 'Schemat ger för kort vila',
      likelihood: 1,
      consequence: 2,
      version,
      ...(ended === undefined ? {} : { ended }),
    },
    headers: { 'idempotency-key': key },
  })
const endedOn = async (riskId: string) =>
  (await read(hr.browser)).risks.find(({ id }) => id === riskId)?.endedOn

test('HR ends a risk that is no more, and it stays in the plan, its history and the file with the day', async () => {
  const riskId = await addRisk('Kontor')
  const { id: measureId } = await addMeasure(riskId, { status: 'dropped', dropReason: 'Enheten är borta.' })
  expect(await endedOn(riskId)).toBeNull()
  const key = randomUUID()
  const { today } = await read(hr.browser)
  for (const _ of ['sent', 'sent again']) expect((await write(riskId, 1, true, key)).status).toBe(200)
  expect(await endedOn(riskId)).toBe(today)
  const { entries } = await history(hr.browser, measureId)
  expect(entries.at(-1)?.changes).toContainEqual({ field: 'endedOn', from: '', to: today })
  const file = await hr.browser.call('exportMeasurePlan', { params, query: { lang: 'sv', format: 'csv' } })
  expect(file.text).toContain(`Låg risk;${today}`)
})

test('an ended risk keeps its day when it is assessed anew, and is taken up again', async () => {
  const riskId = await addRisk('Kontor')
  const { today } = await read(hr.browser)
  await write(riskId, 1, true)
  server.time.now = new Date(server.time.now.getTime() + 3 * 86_400_000)
  expect((await write(riskId, 2, true)).status).toBe(200)
  expect(await endedOn(riskId)).toBe(today)
  // A page of the former version says nothing of it.
  expect((await write(riskId, 3, undefined)).status).toBe(200)
  expect(await endedOn(riskId)).toBe(today)
  expect((await write(riskId, 4, false)).status).toBe(200)
  expect(await endedOn(riskId)).toBeNull()
})

test('the key of one wish is not that of another', async () => {
  const riskId = await addRisk('Kontor')
  const key = randomUUID()
  await write(riskId, 1, true, key)
  expect(await write(riskId, 1, false, key)).toMatchObject({ body: { code: 'idempotency-conflict' } })
})
