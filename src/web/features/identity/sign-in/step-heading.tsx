import { useStepTitle } from '#web/lib/use-step-title.ts'
import { useText } from '#web/lib/use-text.ts'

/** The heading of a step, which replaces another at the same address; the window's title has it too. */
export function StepHeading({ children }: { readonly children: string }) {
  useStepTitle(children, useText('signIn')('title'))
  return <h1>{children}</h1>
}
