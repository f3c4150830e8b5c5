import { useEffect, useState } from 'react'
import { focusHeading } from '#web/lib/arrival.ts'

/** Focuses the heading of a step that replaces another: to a screen reader it is a new page. The first step is left to the browser. */
export function useHeadingFocus(step: string) {
  const [first, setFirst] = useState<string | null>(null)
  useEffect(() => {
    if (first === null) {
      setFirst(step)
      return
    }
    if (first === step) return
    setFirst(step)
    focusHeading()
  }, [step, first])
}
