import { useSearchParams } from 'react-router'
import { addDays, type Day, isDay, weekdayOf } from '#core/calendar/local-time.ts'
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
