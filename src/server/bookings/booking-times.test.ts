import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import type { Browser } from '#test/app/browser.ts'
import { bookingDesk, half, nine, ten } from '#test/booking/booking-desk.ts'
import { asSuperuser } from '#test/database/database.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'

const { server, pim, book, booked, slots } = await bookingDesk()

const ownHours = async (browser: Browser) =>
  ((await browser.call('readAvailability')).body as { availability: { version: number } }).availability

describe('free times', () => {
  it('are those that staff have published', async () => {
    const { slots: free, next } = await slots()
    expect(free.map(({ startsAt }) => startsAt)).toEqual([
      nine,
      half,
      ten,
      '2026-03-04T09:30:00.000Z',
      '2026-03-04T10:00:00.000Z',
      '2026-03-04T10:30:00.000Z',
    ])
    expect(next).toBe('2026-03-05T08:00:00.000Z')
  })

  it('of one person are that person’s alone, and none of somebody unknown', async () => {
    const other = await bookableStaff(server, { weekly: [] })
    const idOf = async ({ email }: { readonly email: string }) => {
      const [found] = await asSuperuser<{ id: string }>(
        server.database,
        'select id from identity.person where email = $1',
        [email],
      )
      return found?.id ?? ''
    }
    expect((await slots({ staff: await idOf(pim) })).slots).toHaveLength(6)
    expect(await slots({ staff: await idOf(other) })).toEqual({ slots: [], next: null })
    expect(await slots({ staff: randomUUID() })).toEqual({ slots: [], next: null })
    expect(await book(slotWish(nine, { staff: await idOf(other) }))).toMatchObject({
      status: 409,
      body: { code: 'slot-taken', slots: [] },
    })
    expect((await book(slotWish(nine, { staff: await idOf(pim) }))).status).toBe(201)
  })

  it('are none where nobody has published any', async () => {
    await asSuperuser(server.database, 'delete from availability')
    expect(await slots()).toEqual({ slots: [], next: null })
  })

  it('of somebody who is no longer staff are gone', async () => {
    await asSuperuser(
      server.database,
      'delete from staff where person_id in (select person_id from availability)',
    )
    expect(await slots()).toEqual({ slots: [], next: null })
  })

  it('leave out the days away and take in the extra hours', async () => {
    await pim.browser.call('addException', {
      body: {
        kind: 'away',
        fromDay: '2026-03-04',
        fromTime: '00:00',
        untilDay: '2026-03-05',
        untilTime: '00:00',
      },
    })
    await pim.browser.call('addException', {
      body: { kind: 'extra', day: '2026-03-04', from: '18:00', until: '18:30', types: ['meeting'] },
    })
    expect((await slots()).slots.map(({ startsAt }) => startsAt)).toEqual(['2026-03-04T17:00:00.000Z'])
  })

  it.each([
    ['a lecture, which has no times of its own', { type: 'lecture' }, 'type'],
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['days the wrong way round', { from: '2026-03-05', to: '2026-03-04' }, 'to'],
    ['more than a month', { from: '2026-03-01', to: '2026-04-02' }, 'to'],
  ])('are not told of %s', async (_, query, path) => {
    const answer = await server.browser().call('listFreeSlots', { query: { type: 'meeting', ...query } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', errors: [{ path }] } })
  })

  it('long past or far ahead are none, without an error', async () => {
    expect((await slots({ from: '2020-01-01', to: '2020-01-10' })).slots).toEqual([])
    expect(await slots({ from: '2099-01-01', to: '2099-01-10' })).toEqual({ slots: [], next: null })
  })
})

describe('a time', () => {
  it('that fifty want at once is one person’s, and the others are offered other times', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => book(slotWish(nine))))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, body } of refused) {
      expect([status, (body as Problem).code]).toEqual([409, 'slot-taken'])
      expect((body as Problem).slots).toHaveLength(6)
      expect((body as Problem).slots).not.toContain(nine)
    }
    const rows = await asSuperuser(server.database, 'select from booking')
    expect(rows).toHaveLength(1)
    await server.runJobs()
    expect(server.mail.received).toHaveLength(2)
  })

  it('with two of the staff is two people’s, the third gets another', async () => {
    await bookableStaff(server, { name: 'Bo Berg' })
    const hosts = [await booked(), await booked()].map((one) => one.with)
    expect(hosts.sort()).toEqual(['Bo Berg', 'Pim Psykolog'])
    expect((await book(slotWish(nine))).status).toBe(409)
  })

  it('is held by the database itself, whatever a program forgets to ask', async () => {
    await booked()
    await expect(
      asSuperuser(
        server.database,
        `insert into booked_time select staff_id, slice, booking_id from booked_time limit 1`,
      ),
    ).rejects.toThrow('booked_time_pkey')
  })

  it('has the time around it kept free, also for a longer meeting', async () => {
    await pim.browser.call('writeAvailability', {
      body: {
        ...(await ownHours(pim.browser)),
        minutesBefore: 10,
        minutesAfter: 5,
      },
    })
    await booked(nine)
    expect((await slots()).slots[0]?.startsAt).toBe('2026-03-04T08:45:00.000Z')
    const assessments = (await slots({ type: 'assessment' })).slots.map(({ startsAt }) => startsAt)
    expect(assessments).toEqual(['2026-03-04T09:00:00.000Z', '2026-03-04T10:00:00.000Z'])
  })
})
