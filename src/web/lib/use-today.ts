import { useEffect, useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { stockholmNow } from './stockholm-now.ts'

/** In milliseconds: a page left open overnight notices the new day within a minute. */
const look = 60_000

/** Today in Stockholm; null until the page runs in a browser. */
export function useToday(): Day | null {
  const [today, setToday] = useState<Day | null>(null)
  useEffect(() => {
    const refresh = () => setToday(stockholmNow().day)
    refresh()
    const timer = setInterval(refresh, look)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [])
  return today
}
