import { useCallback, useEffect, useRef, useState } from 'react'

/** Idle time before the screen is covered, in seconds: as the guide for shared screens at work recommends. */
const quietFor = 30
/** Time to answer that one is still there, in seconds: the minimum of WCAG 2.2.1. */
const toAnswer = 20

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'input'] as const

/**
 * Whether somebody is still at the screen.
 * @param onLeft called when nobody has answered; the latest function is used
 * @returns `secondsLeft` until then; null while somebody is there
 */
export function useIdle(onLeft: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const seen = useRef(0)
  const asked = useRef(false)
  const leave = useRef(onLeft)
  leave.current = onLeft

  const stay = useCallback(() => {
    seen.current = Date.now()
    asked.current = false
    setSecondsLeft(null)
  }, [])

  useEffect(() => {
    stay()
    // While the question is shown, only its answer counts: another person may have come.
    const heed = () => {
      if (!asked.current) seen.current = Date.now()
    }
    const timer = setInterval(() => {
      const quiet = Math.floor((Date.now() - seen.current) / 1000)
      if (quiet < quietFor) return
      asked.current = true
      if (quiet < quietFor + toAnswer) return setSecondsLeft(quietFor + toAnswer - quiet)
      stay()
      leave.current()
    }, 1000)
    for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true })
    return () => {
      clearInterval(timer)
      for (const sign of signs) removeEventListener(sign, heed, { capture: true })
    }
  }, [stay])

  return { secondsLeft, stay }
}
