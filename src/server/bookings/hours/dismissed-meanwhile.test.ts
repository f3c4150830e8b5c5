import { expect, it } from 'vitest'
import type { Me } from '#contract/identity/me.ts'
import { dismissStaff } from '#server/bookings/staff/dismiss-staff.ts'
import { bookingDesk } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { whileHeld } from '#test/database/while-held.ts'
import { mornings } from '#test/factories/bookings.ts'

const { server, pim } = await bookingDesk()

const away = {
  kind: 'away',
  fromDay: '2026-03-04',
  fromTime: '00:00',
  untilDay: '2026-03-06',
  untilTime: '00:00',
}

it.each(['publish', 'change', 'add an exception to', 'take an exception from'] as const)(
  'who is dismissed just as they %s their hours hears that they may not',
  async (what) => {
    const { browser, email } = pim
    const { person } = (await browser.call('readMe')).body as Me
    if (what === 'publish') await asSuperuser(server.database, 'delete from availability')
    const write = {
      publish: () => browser.call('writeAvailability', { body: mornings }),
      change: () => browser.call('writeAvailability', { body: { ...mornings, version: 1 } }),
      'add an exception to': () => browser.call('addException', { body: away }),
      'take an exception from': () =>
        browser.call('removeException', { params: { exceptionId: crypto.randomUUID() } }),
    }[what]
    // The dismissal waits for the row; the writer was still staff at the time of the request.
    const held = { hold: 'select from staff where person_id = $1 for update', with: [person.id] }
    const dismiss = async () => {
      await dismissStaff(server.deps, { email, callOff: false })
      return { status: 204, body: null }
    }
    const [, answer] = await whileHeld<{ status: number; body: unknown }>(server.database, held, [
      dismiss,
      write,
    ])
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect(server.takeErrors()).toEqual([])
  },
)
