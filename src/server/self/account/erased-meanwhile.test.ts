import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { noPlan } from '#core/plan/plan.ts'
import type { Answer, Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { nine } from '#test/booking/booking-desk.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'

const server = await testApp()

type Changing = (browser: Browser) => Promise<() => Promise<Answer>>

const clearPlan: Changing = async (browser) => {
  const write = (version: number, document: object) =>
    browser.call('writeMyPlan', {
      body: { version, document },
      headers: { 'idempotency-key': randomUUID() },
    })
  expect((await write(0, { ...noPlan, entries: [sampleEntry()] })).status).toBe(200)
  return () => write(1, noPlan)
}

const deleteResult: Changing = async (browser) => {
  const key = randomUUID()
  const body = { key, instrument: 'stressprofil', answers: sameAnswers(stressprofil, 3) }
  expect((await browser.call('storeMyResult', { body })).status).toBe(201)
  return () => browser.call('deleteMyResult', { params: { resultId: key } })
}

it.each([
  ['a plan that is cleared', clearPlan],
  ['a result that is deleted', deleteResult],
])('%s while the account is erased from another device stands in nobody’s way', async (_, changing) => {
  const browser = await signedIn(server)
  const change = await changing(browser)
  const erase = () => browser.call('eraseMe')
  // The request waits at its consent, and the erasure behind it.
  const both = await whileHeld(server.database, { hold: 'lock table consent' }, [change, erase])
  expect(both.map(({ status }) => status < 300)).toEqual([true, true])
})

it.each([
  [
    'a calendar address',
    (browser: Browser) => browser.call('makeMyCalendarFeed', { body: { titled: true } }),
  ],
  ['a booking', (browser: Browser) => browser.call('makeBooking', { body: slotWish(nine) })],
])(
  '%s that is asked for while the account is erased is refused as by somebody signed out',
  async (_, ask) => {
    await bookableStaff(server)
    const browser = await signedIn(server)
    const { person } = (await browser.call('readMe')).body as Me
    const erasing = { hold: 'delete from identity.person where id = $1', with: [person.id] }
    const [answer] = await whileHeld(server.database, erasing, [() => ask(browser)])
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  },
)
