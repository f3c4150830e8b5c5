import type { SignedIn } from '#core/access/actor.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { listStaffBookings } from '#server/bookings/staff/list-staff-bookings.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listContactMessages } from '#server/support/contact/contact-message-repository.ts'
import { readPromised } from './read-todo.ts'

export type StaffTodoFacts = {
  readonly today: Day
  /** Meetings of today that are not over yet. */
  readonly bookings: number
  /** Requested lectures without an answer. */
  readonly lectures: number
  readonly messages: readonly Day[]
  readonly promised: readonly string[]
}

/** Tasks of one of the staff. */
export async function readStaffTodo(
  deps: Pick<Deps, 'pools' | 'clock'>,
  actor: SignedIn,
): Promise<StaffTodoFacts> {
  const now = deps.clock()
  const today = dayOf(now)
  const { bookings, requests } = await listStaffBookings(deps, actor.personId, { from: today, to: today })
  const messages = await readAsPerson(deps, actor.personId, listContactMessages)
  return {
    today,
    bookings: bookings.filter(({ state, endsAt }) => state === 'booked' && endsAt !== null && endsAt > now)
      .length,
    lectures: requests.length,
    messages: messages
      .flatMap(({ state, receivedAt }) => (state === 'new' ? [dayOf(receivedAt)] : []))
      .sort(),
    promised: await readPromised(deps, actor),
  }
}
