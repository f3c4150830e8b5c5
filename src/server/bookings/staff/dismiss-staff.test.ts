import { expect, it } from 'vitest'
import type { StaffBookings } from '#contract/bookings/booking.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { bookingDesk, half, nine } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, lectureWish } from '#test/factories/bookings.ts'
import { makeGuide } from '#test/factories/people.ts'
import { dismissStaff } from './dismiss-staff.ts'

const { server, pim, booked, book, slots } = await bookingDesk()
const { deps } = server
const mailsTo = server.mail.receivedBy

const heldBy = async (browser: typeof pim.browser) => {
  const query = { from: '2026-03-02', to: '2026-03-08' }
  return ((await browser.call('listBookings', { query })).body as StaffBookings).bookings
}

it('somebody with meetings to come stays staff, and the sentence says how many there are', async () => {
  await Promise.all([booked(nine), booked(half)])
  expect(await dismissStaff(deps, { email: pim.email.toUpperCase(), callOff: false })).toEqual({
    held: 2,
    guided: 0,
  })
  expect(await heldBy(pim.browser)).toHaveLength(2)
  expect((await slots()).slots).not.toEqual([])
})

it('when the meetings are handed over, they are staff no longer: nothing is booked with them, nothing is theirs to read', async () => {
  const made = await booked()
  const bo = await bookableStaff(server, { name: 'Bo Berg' })
  const params = { bookingId: made.id }
  const colleagues = await pim.browser.call('listFreeStaff', { params, query: { startsAt: nine } })
  const [{ id: staffId }] = (colleagues.body as { staff: [{ id: string }] }).staff
  await pim.browser.call('placeBooking', { params, body: { startsAt: nine, staffId, version: 0 } })
  expect(await dismissStaff(deps, { email: pim.email, callOff: false })).toEqual({ held: 0, guided: 0 })
  const refused = await pim.browser.call('listBookings', { query: { from: '2026-03-02', to: '2026-03-08' } })
  expect(refused.status).toBe(403)
  expect(await heldBy(bo.browser)).toHaveLength(1)
  expect((await slots()).slots.map(({ startsAt }) => startsAt)).not.toContain(nine)
})

it('who is gone already has their meetings called off, and the person who booked hears it once', async () => {
  const made = await booked()
  await server.runJobs()
  for (const held of [0, null]) {
    expect(await dismissStaff(deps, { email: pim.email, callOff: true })).toEqual(
      held === null ? null : { held, guided: 0 },
    )
    await server.runJobs()
  }
  expect(mailsTo(made.email).map(({ subject }) => subject)).toEqual([
    'Din tid är bokad',
    'Din tid är avbokad',
  ])
  expect((await slots()).slots).toEqual([])
})

it('a guide with open guidances stays staff, and none of their meetings is called off', async () => {
  const made = await booked()
  const [{ id = '' } = {}] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from identity.person where email = $1',
    [pim.email],
  )
  await makeGuide(server, id)
  await asSuperuser(
    server.database,
    `insert into guidance (person_id, id, guide_id, started_at, terms, through_employer, wrapped_key, master_key, name)
    select id, id, $1, now(), 'test', false, '', '', '' from identity.person where id <> $1 limit 1`,
    [id],
  )
  expect(await dismissStaff(deps, { email: pim.email, callOff: true })).toEqual({ held: 1, guided: 1 })
  await server.runJobs()
  expect(mailsTo(made.email).map(({ subject }) => subject)).toEqual(['Din tid är bokad'])
  await asSuperuser(server.database, 'delete from guidance')
})

it('what has been, and lectures nobody holds, keep nobody', async () => {
  await book(lectureWish())
  await booked()
  server.time.now = new Date(nine)
  expect(await dismissStaff(deps, { email: pim.email, callOff: false })).toEqual({ held: 0, guided: 0 })
})

it('nobody of that name is said, and anyone who is appointed again is staff as before', async () => {
  expect(await dismissStaff(deps, { email: 'ingen@andrum.example', callOff: false })).toBeNull()
  await dismissStaff(deps, { email: pim.email, callOff: false })
  await ensurePerson(deps, { email: pim.email, language: 'sv', staff: true })
  expect((await slots()).slots.map(({ startsAt }) => startsAt)).toContain(nine)
})

it('a time that is booked in the very moment they go is kept by nobody, or keeps them', async () => {
  const [made, gone] = await Promise.all([
    book({
      type: 'meeting',
      startsAt: nine,
      way: 'video',
      name: 'Åsa',
      email: 'asa@exempel.se',
      language: 'sv',
    }),
    dismissStaff(deps, { email: pim.email, callOff: false }),
  ])
  expect([made.status, gone?.held]).toEqual(made.status === 201 ? [201, 1] : [409, 0])
})
