import { useEffect, useState } from 'react'
import { focusHeading } from '#web/lib/arrival.ts'
import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'

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

/** The heading of a step, which replaces another at the same address; the window's title has it too. */
export function StepHeading({ children }: { readonly children: string }) {
  useStepTitle(children, useText('signIn')('title'))
  return <h1>{children}</h1>
}
