import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { focusHeadingAbove } from '../arrival.ts'
import { useProblemText } from '../problem-text.ts'
import { useText } from '../use-text.ts'

type LoadFailedProps = {
  readonly error: unknown
  readonly retry: () => unknown
  /** What was read before stands below. */
  readonly isStale?: boolean
}

/** Why something could not be read, and another try. */
export function LoadFailed({ error, retry, isStale = false }: LoadFailedProps) {
  const t = useText('frame')
  const problemText = useProblemText()
  return (
    <Notice live title={problemText(error)}>
      {isStale && <p>{t('panel.stale')}</p>}
      <p>
        <Button
          kind="quiet"
          onClick={({ currentTarget }) => {
            focusHeadingAbove(currentTarget)
            void retry()
          }}
        >
          {t('error.retry')}
        </Button>
      </p>
    </Notice>
  )
}
