import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { addDays, type Day, isDay, weekdayOf } from '#core/calendar/local-time.ts'
import { ApiError } from '#web/lib/api.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))

/** The Monday of the week in the address (`?vecka=2026-11-23`), so that a week can be linked and the back button works. */
export function useWeek() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('vecka')
  const now = mondayOf(stockholmNow().day)
  return {
    monday: isDay(asked) ? mondayOf(asked) : now,
    /** Null: the present week. */
    show: (monday: Day | null) =>
      setSearch(
        (before) => {
          if (monday === null || monday === now) before.delete('vecka')
          else before.set('vecka', monday)
          return before
        },
        { preventScrollReset: true },
      ),
  }
}

/**
 * A call that changes a booking, after which the week is read again. After a lost answer it is not: reading could remove the
 * form before the change is sent again.
 */
export function useChange<Arguments>(call: (given: Arguments) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: (_, error) =>
      error instanceof ApiError && error.code === 'network'
        ? undefined
        : client.invalidateQueries({ queryKey: ['staff-bookings'] }),
  })
}
