import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice/notice.tsx'
import { useProblemText } from '../problem-text.ts'

type FailureProps = {
  /** Null or undefined: nothing has failed. */
  readonly error: unknown
  /** Above the reason, where there is more to say than the reason. */
  readonly title?: string
  readonly children?: ReactNode
}

/** Says why the server did not accept the form. The input stays. */
export function Failure({ error, title, children }: FailureProps) {
  const problemText = useProblemText()
  if (error == null) return null
  return (
    <div role="alert" ref={bringIntoSight}>
      <Notice kind="help" title={title ?? problemText(error)}>
        {title !== undefined && <p>{problemText(error)}</p>}
        {children}
      </Notice>
    </div>
  )
}

/** On a phone the message may be under the bar, or push the pressed button under it. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
