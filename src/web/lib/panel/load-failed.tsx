import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { focusHeadingAbove, nameByHeadingAbove } from '../arrival.ts'
import { useProblemText } from '../problem-text.ts'
import { useText } from '../use-text.ts'

type LoadFailedProps = {
  readonly error: unknown
  readonly retry: () => unknown
  /** What was read before stands below. */
  readonly isStale?: boolean
  /** Of what did not come, where no heading of it stands above. */
  readonly heading?: string | undefined
}

/** Why something could not be read, and another try. */
export function LoadFailed({ error, retry, isStale = false, heading }: LoadFailedProps) {
  const t = useText('frame')
  const problemText = useProblemText()
  const id = useId()
  const bringsHeading = heading !== undefined && !isStale
  const notice = (
    <Notice live title={problemText(error)}>
      {isStale && <p>{t('panel.stale')}</p>}
      <p>
        <Button
          id={id}
          ref={heading === undefined ? nameByHeadingAbove : undefined}
          kind="quiet"
          onClick={({ currentTarget }) => {
            // A heading of its own goes with it.
            focusHeadingAbove((bringsHeading && currentTarget.closest('section')) || currentTarget)
            void retry()
          }}
        >
          {t('error.retry')}
          {heading !== undefined && <span className="hidden-text"> {heading}</span>}
        </Button>
      </p>
    </Notice>
  )
  if (!bringsHeading) return notice
  return (
    <section className="flow section-part">
      <h2>{heading}</h2>
      {notice}
    </section>
  )
}
