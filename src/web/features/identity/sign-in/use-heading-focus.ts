import { useEffect, useState } from 'react'
import { focusHeading } from '#web/lib/arrival.ts'

/** A step that takes the place of another is a new page to a screen reader. The first is left to the browser. */
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
