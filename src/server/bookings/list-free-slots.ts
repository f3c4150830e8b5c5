import type { Days } from '#core/booking/availability.ts'
import { localTimeAt } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField } from '#server/platform/errors.ts'
import { mergedSlots, type SlotsWanted, slotsOfStaff } from './slots-of-staff.ts'

/** The most days of one answer: a month. */
const mostDays = 31
const usualDays = 14

/** Beyond anybody's horizon, in days. */
const farthest = 181

export type FreeSlots = {
  readonly slots: readonly Date[]
  /** The first free time after the requested days. */
  readonly next: Date | null
}

/** Free times for a type of booking. @throws Refusal `invalid-input` for days in the wrong order, or too many */
export async function listFreeSlots(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  input: Pick<SlotsWanted, 'type' | 'staff'> & {
    readonly from?: Day | undefined
    readonly to?: Day | undefined
  },
): Promise<FreeSlots> {
  const now = clock()
  const today = localTimeAt(now).day
  const from = input.from ?? today
  const to = input.to ?? addDays(from, usualDays - 1)
  if (to < from || to >= addDays(from, mostDays)) {
    throw badField('to', to < from ? 'not-later' : 'too-big')
  }
  const { type, staff } = input
  return asPerson(pools.app, { personId: null }, async (tx) => {
    const slots = async (days: Days) => mergedSlots(await slotsOfStaff(tx, { type, staff, days, now }))
    const after = to < today ? today : addDays(to, 1)
    const end = addDays(today, farthest)
    // Past days and those beyond every horizon have no free time, so nothing is read.
    const here = to < today || from > end ? [] : await slots({ from: later(from, today), to })
    const then = after > end ? [] : await slots({ from: after, to: end })
    return { slots: here, next: then[0] ?? null }
  })
}

/** Days are texts that sort by time. */
const later = (a: Day, b: Day): Day => (a > b ? a : b)
