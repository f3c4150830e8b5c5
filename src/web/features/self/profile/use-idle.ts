import { useCallback, useEffect, useRef, useState } from 'react'

/** Before the screen is covered, in seconds: what the guide for shared screens at work asks for. */
const quietFor = 30
/** To say that one is still there, in seconds: the least that WCAG 2.2.1 allows. */
const toAnswer = 20

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin', 'input'] as const

/**
 * Whether somebody is still at the screen.
 * @param onLeft is called once nobody has answered; the latest one counts
 * @returns `secondsLeft` until then; null as long as somebody is there
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
    // Once the question is asked only its answer counts: another person may have come.
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
