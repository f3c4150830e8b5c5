import { useEffect, useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import { stockholmNow } from './stockholm-now.ts'

/** The current time in Stockholm, kept up to date. Only for parts that are not prerendered: a build has no current time. */
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
