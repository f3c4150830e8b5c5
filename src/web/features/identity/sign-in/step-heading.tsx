import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'

/** A step takes the place of another at the same address, and the window's title says it as well. */
export function StepHeading({ children }: { readonly children: string }) {
  useStepTitle(children, useText('signIn')('title'))
  return <h1>{children}</h1>
}
