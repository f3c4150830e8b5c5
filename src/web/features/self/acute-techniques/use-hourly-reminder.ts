import { useCallback, useEffect, useState } from 'react'
import { reminderAt } from './hourly-reminder.ts'

/** How often the clock is checked; browsers allow a background page once a minute. */
const look = 15_000

export type HourlyReminder = {
  readonly on: boolean
  readonly due: boolean
  /** When the next reminder comes, as an instant. */
  readonly next: number | null
  readonly turn: (on: boolean) => void
  /** The pause was taken or left: the next comes in an hour. */
  readonly answer: () => void
}

/** Reminds while the page is open, and remembers nothing after that. One owner per page. */
export function useHourlyReminder(onDue: () => void): HourlyReminder {
  const [since, setSince] = useState<number | null>(null)
  const [due, setDue] = useState(false)

  useEffect(() => {
    if (since === null || due) return
    const timer = setInterval(() => {
      if (!reminderAt(since, Date.now()).due) return
      setDue(true)
      onDue()
    }, look)
    return () => clearInterval(timer)
  }, [since, due, onDue])

  const restart = useCallback((from: number | null) => {
    setSince(from)
    setDue(false)
  }, [])

  return {
    on: since !== null,
    due,
    next: since === null ? null : reminderAt(since, since).next,
    turn: useCallback((on) => restart(on ? Date.now() : null), [restart]),
    answer: useCallback(() => restart(Date.now()), [restart]),
  }
}
