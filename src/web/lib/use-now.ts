import { useEffect, useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import { stockholmNow } from './stockholm-now.ts'

/** What the time is in Stockholm, kept up to date. Only in parts that no build renders: a build has no now. */
export function useNow(): LocalTime {
  const [now, setNow] = useState(() => stockholmNow())
  useEffect(() => {
    const look = () => setNow(stockholmNow())
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
