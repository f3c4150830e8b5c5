import { expect, test } from 'vitest'
import type { FreeSlotList } from '#contract/bookings/booking.ts'
import { mornings } from '#test/factories/bookings.ts'
import { guidanceDesk, type Somebody } from '#test/guidance/guidance-desk.ts'

const { server, guide } = await guidanceDesk()

const absent = ({ browser }: Somebody, awayUntil: string | null, standIn: Somebody | null) =>
  browser.call('writeAbsence', { body: { awayUntil, standInId: standIn?.id ?? null } })

const firstTime = async ({ id }: Somebody): Promise<string | undefined> => {
  const free = await server.browser().call('listFreeSlots', { query: { type: 'support', staff: id } })
  return (free.body as FreeSlotList).slots[0]?.startsAt
}

test('a guide who is away cannot be booked meanwhile, without writing the absence in two places', async () => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  expect((await maria.browser.call('writeAvailability', { body: mornings })).status).toBe(200)
  expect(await firstTime(maria)).toBe('2026-03-02T09:00:00.000Z')
  await absent(maria, '2026-03-06', olle)
  expect(await firstTime(maria)).toBe('2026-03-07T08:00:00.000Z')
  await absent(maria, null, null)
  expect(await firstTime(maria)).toBe('2026-03-02T09:00:00.000Z')
})
