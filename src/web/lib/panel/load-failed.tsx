import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { focusHeadingAbove, nameByHeadingAbove } from '../arrival.ts'
import { useProblemText } from '../problem-text.ts'
import { useText } from '../use-text.ts'

type LoadFailedProps = {
  readonly error: unknown
  readonly retry: () => unknown
  /** Older data are shown below. */
  readonly isStale?: boolean
  /** Heading of the missing content, where none is above it. */
  readonly heading?: string | undefined
}

/** Says why the content could not be read, and offers another try. */
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
            // A press removes this notice together with its own heading, so the focus goes to the heading above both.
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
