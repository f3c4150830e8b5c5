import { clearReminder, listDueReminders } from '#server/bookings/booking-repository.ts'
import type { Deps } from '#server/platform/deps.ts'

/** Enqueues an e-mail for each booking whose reminder is due: one for each, by its key, however often this runs. */
export async function sendBookingReminders({ clock, pools, queue }: Deps): Promise<void> {
  for (const { id, version } of await listDueReminders(pools.jobs, clock())) {
    await queue.enqueueNow(
      'send-booking-mail',
      { bookingId: id, version, news: 'reminder' },
      { key: `${id} ${version} reminder` },
    )
    await clearReminder(pools.jobs, { id, version })
  }
}
