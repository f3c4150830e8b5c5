import { useCallback, useEffect, useState } from 'react'
import type { FreeSlotList } from '#contract/bookings/booking.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { callApi } from '#web/lib/api.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'

/** Days shown at a time. */
export const daysShown = 7

export type SlotsOnDays = {
  /** The first of the shown days; null before hydration. */
  readonly from: Day | null
  readonly today: Day | null
  /** Undefined while it is loading. */
  readonly list: FreeSlotList | undefined
  readonly failure: unknown
  readonly show: (from: Day) => void
  readonly again: () => void
}

/** Free times of a week that begins with the first free time. */
export function useFreeSlots(type: SlotTypeId, staff: string): SlotsOnDays {
  const [today, setToday] = useState<Day | null>(null)
  const [from, setFrom] = useState<Day | null>(null)
  const [list, setList] = useState<FreeSlotList>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const [chosen, setChosen] = useState(false)

  useEffect(() => {
    const { day } = stockholmNow()
    setToday(day)
    setFrom(day)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks once more
  useEffect(() => {
    if (from === null) return
    const asking = new AbortController()
    setList(undefined)
    setFailure(undefined)
    callApi('listFreeSlots', {
      query: { type, from, to: addDays(from, daysShown - 1), ...(staff === '' ? {} : { staff }) },
      signal: asking.signal,
    }).then(
      (found) => {
        // The first view is the week of the first free time.
        if (!chosen && found.slots.length === 0 && found.next !== null) {
          setChosen(true)
          setFrom(stockholmNow(new Date(found.next)).day)
        } else setList(found)
      },
      (error: unknown) => {
        if (!asking.signal.aborted) setFailure(error)
      },
    )
    return () => asking.abort()
  }, [type, staff, from, tries, chosen])

  return {
    from,
    today,
    list,
    failure,
    show: useCallback((day: Day) => {
      setChosen(true)
      setFrom(day)
    }, []),
    again: useCallback(() => setTries((count) => count + 1), []),
  }
}
