import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { FreeSlotList } from '#contract/bookings/booking.ts'
import { noPlan } from '#core/plan/plan.ts'
import { createPools } from '#server/platform/db/pool.ts'
import { type Answer, type Browser, openBrowser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'
import { signedIn } from '#test/factories/people.ts'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { buildApp } from './app.ts'

const server = await testApp()
const { database } = server
const pools = createPools(database.access)
/** Another process on the same database, behind the same load balancer, without anything of the first one's memory. */
const other = await buildApp({ ...server.deps, pools })
afterAll(async () => {
  await other.close()
  await pools.close()
})

/** The same person, whose requests the load balancer sends to the other instance. */
const atTheOther = ({ cookies }: Browser): Browser => {
  const browser = openBrowser(other)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

const visitor = () => server.browser()
const person = () => signedIn(server)

const message = {
  name: 'Åsa Öberg',
  email: 'asa.oberg@exempel.se',
  subject: 'Möte i maj',
  message: 'Hej! Vi är 40 personer och vill veta mer.',
  language: 'sv',
}
const support = { receiver: 'provider', name: 'Åsa', reach: '070-123 45 67', message: 'Ring mig i morgon.' }
const plan = { version: 0, document: { ...noPlan, entries: [sampleEntry()] } }

await bookableStaff(server)
const query = { type: 'meeting', from: '2026-03-04', to: '2026-03-11' }
const { slots } = (await visitor().call('listFreeSlots', { query })).body as FreeSlotList
const [firstSlot = '', secondSlot = ''] = slots.map(({ startsAt }) => startsAt)

const rows = async (sql: string) => Number((await asSuperuser<{ n: string }>(database, sql))[0]?.n)

it.each([
  [
    'a message',
    'sendContactMessage',
    visitor,
    [message, message],
    'select count(*) as n from contact_message',
  ],
  [
    'a booking',
    'makeBooking',
    visitor,
    [slotWish(firstSlot), slotWish(secondSlot)],
    'select count(*) as n from booking',
  ],
  [
    'a request for support',
    'sendSupportRequest',
    person,
    [support, support],
    'select count(*) as n from support_request',
  ],
  // A plan is one row a person, with the number of its writes.
  ['a plan', 'writeMyPlan', person, [plan, plan], 'select coalesce(sum(version), 0) as n from own_document'],
] as const)(
  '%s that is sent again to another instance is there once, and answered alike',
  async (_, endpoint, who, [one, two], count) => {
    const before = await rows(count)
    const first = await who()
    const ask = (browser: Browser, body: unknown, key: string) =>
      browser.call(endpoint, { body, headers: { 'idempotency-key': key } })
    const key = randomUUID()
    const answer = await ask(first, one, key)
    expect(answer.status).toBeLessThan(300)
    expect(told(await ask(atTheOther(first), one, key))).toEqual(told(answer))
    expect((await rows(count)) - before).toBe(1)

    // Both at once, as when a load balancer retries a request because the answer took long.
    const second = await who()
    const again = randomUUID()
    const answers = await Promise.all([second, atTheOther(second)].map((browser) => ask(browser, two, again)))
    for (const each of answers) expect(each.status).toBeLessThan(300)
    expect(told(answers[1])).toEqual(told(answers[0]))
    expect((await rows(count)) - before).toBe(2)
  },
)

const told = (answer: Answer | undefined) => [answer?.status, answer?.body]

it('what is sent again in other words with the key of the first is refused by every instance', async () => {
  const key = randomUUID()
  const headers = { 'idempotency-key': key }
  await visitor().call('sendContactMessage', { body: message, headers })
  const body = { ...message, message: 'Något helt annat den här gången.' }
  const refused = await atTheOther(visitor()).call('sendContactMessage', { body, headers })
  expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency-conflict' } })
})
