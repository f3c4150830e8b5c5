import type { ComponentType, ReactNode } from 'react'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { UnknownResult } from './unknown-result.tsx'

type AskProps = {
  /** What begins the programme, or goes on with it after a pause, when it is pressed. */
  readonly children: ReactNode
  /** Stands below a heading of the page's second level. */
  readonly below: boolean
}

/** Fetches what asks somebody in red before anything in it can be pressed; the route brings it. */
export type LoadAsk = () => Promise<ComponentType<AskProps>>

/**
 * Stands around all that begins the programme: somebody in red is asked first. Until it is known whether to ask, nothing can be
 * pressed; where the part that knows cannot be fetched, what holds in red is said to everybody.
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
