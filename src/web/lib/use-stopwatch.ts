import { useCallback, useEffect, useRef, useState } from 'react'

export type Stopwatch = {
  readonly state: 'idle' | 'running' | 'paused' | 'ended'
  /** Milliseconds run so far, never more than the end. */
  readonly elapsed: number
  readonly start: () => void
  readonly pause: () => void
  readonly reset: () => void
}

/** In milliseconds: often enough that each second changes on time. */
const tick = 100

/**
 * Counts time while it runs. It pauses when the page is hidden, so that it does not run out unseen, unless `inBackground` is
 * set.
 * @param end milliseconds after which it has ended
 */
export function useStopwatch(end: number, { inBackground = false } = {}): Stopwatch {
  const [state, setState] = useState<Stopwatch['state']>('idle')
  const [elapsed, setElapsed] = useState(0)
  const before = useRef(0)

  useEffect(() => {
    if (state !== 'running') return
    // The monotonic clock stands still while a phone sleeps.
    const clock = () => (inBackground ? Date.now() : performance.now())
    const began = clock() - before.current
    const count = () => {
      before.current = Math.min(end, Math.max(before.current, clock() - began))
      setElapsed(before.current)
      if (before.current >= end) setState('ended')
    }
    const hide = () => {
      if (document.hidden && !inBackground) setState('paused')
    }
    const timer = setInterval(count, tick)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [state, end, inBackground])

  const reset = useCallback(() => {
    before.current = 0
    setElapsed(0)
    setState('idle')
  }, [])

  return {
    state,
    elapsed,
    start: useCallback(() => {
      setState((now) => {
        if (now !== 'ended') return 'running'
        before.current = 0
        setElapsed(0)
        return 'running'
      })
    }, []),
    pause: useCallback(() => setState((now) => (now === 'running' ? 'paused' : now)), []),
    reset,
  }
}
