import { useCallback, useEffect, useState } from 'react'

/** A micro pause each hour, in milliseconds. */
export const reminderEvery = 60 * 60_000

/**
 * The state of a reminder that has run since an instant. After two hours of the computer's sleep one pause is due, not two.
 * @param since when it was turned on, or when the last pause was taken or dismissed
 */
export function reminderAt(since: number, now: number): { readonly due: boolean; readonly next: number } {
  return { due: now - since >= reminderEvery, next: since + reminderEvery }
}

/** How often the clock is checked, in milliseconds; browsers allow a background page once a minute. */
const look = 15_000

export type HourlyReminder = {
  readonly on: boolean
  readonly due: boolean
  /** The instant of the next reminder. */
  readonly next: number | null
  readonly turn: (on: boolean) => void
  /** To be called when the pause was taken or dismissed: the next is due in an hour. */
  readonly answer: () => void
}

/** Reminds while the page is open, and stores nothing. At most one component of a page uses it. */
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
