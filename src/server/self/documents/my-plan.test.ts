import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noPlan } from '#core/plan/plan.ts'
import { testApp } from '#test/app/test-app.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'

const server = await testApp()

test('my plan follows me to another device, and nobody else reads it', async () => {
  const email = `${randomUUID()}@example.com`
  const [phone, laptop, other] = [
    await signedIn(server, { email }),
    await signedIn(server, { email }),
    await signedIn(server),
  ]
  const plan = { ...noPlan, entries: [sampleEntry({ weekly: { on: [1, 5], weeks: 4 } })] }
  const body = { version: 0, document: plan }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await phone.call('writeMyPlan', { body, headers })).status).toBe(200)
  expect((await laptop.call('readMyPlan')).body).toEqual({ version: 1, document: plan })
  expect((await other.call('readMyPlan')).body).toEqual({ version: 0, document: null })
})

test('a plan with something in it that is no plan is refused whole', async () => {
  const browser = await signedIn(server)
  const entries = [sampleEntry(), { ...sampleEntry({ id: randomUUID() }), first: '2026-02-30' }]
  const body = { version: 0, document: { ...noPlan, entries } }
  const headers = { 'idempotency-key': randomUUID() }
  expect((await browser.call('writeMyPlan', { body, headers })).status).toBe(400)
  expect((await browser.call('readMyPlan')).body).toEqual({ version: 0, document: null })
})
