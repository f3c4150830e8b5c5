import type { ComponentType, ReactNode } from 'react'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { UnknownResult } from './unknown-result.tsx'

type AskProps = {
  /** The button that begins the programme, or resumes it after a pause. */
  readonly children: ReactNode
  /** Whether it is below a second-level heading of the page. */
  readonly below: boolean
}

/** Fetches the component that asks a person in red first; the route passes it. */
export type LoadAsk = () => Promise<ComponentType<AskProps>>

/**
 * Wraps everything that begins the programme, so that a person in red is asked first. Until it is known whether to ask,
 * nothing can be pressed. If the component cannot be fetched, the advice for red is shown to everybody.
 */
export function AskFirst({
  children,
  below = false,
  load,
}: Partial<AskProps> & { readonly children: ReactNode; readonly load: LoadAsk }) {
  const AskInRed = useLazyModule(true, load)
  if (AskInRed === null) {
    return (
      <>
        <UnknownResult />
        {children}
      </>
    )
  }
  if (AskInRed === undefined) return <div className="programme-unknown">{children}</div>
  return <AskInRed below={below}>{children}</AskInRed>
}
