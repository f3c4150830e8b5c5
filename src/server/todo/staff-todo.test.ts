import { expect, test } from 'vitest'
import type { Todo } from '#contract/todo/todo.ts'
import { testApp } from '#test/app/test-app.ts'
import { bookableStaff, slotWish } from '#test/factories/bookings.ts'

const server = await testApp()

test('staff are told of the meetings of today that are not over yet', async () => {
  const { browser } = await bookableStaff(server)
  for (const startsAt of ['2026-03-03T08:00:00.000Z', '2026-03-03T09:00:00.000Z'])
    await server.browser().call('makeBooking', { body: slotWish(startsAt) })
  const waiting = async (now: string) => {
    server.time.now = new Date(now)
    const { rows } = (await browser.call('readStaffTodo')).body as Todo
    return rows.map(({ kind, waiting: count }) => [kind, count])
  }
  expect(await waiting('2026-03-03T07:00:00Z')).toEqual([['bookings-today', 2]])
  // The second has begun.
  expect(await waiting('2026-03-03T09:10:00Z')).toEqual([['bookings-today', 1]])
  expect(await waiting('2026-03-03T15:00:00Z')).toEqual([])
})
