import { type ReactNode, useRef } from 'react'
import { ReadAloud } from '#web/lib/read-aloud/read-aloud.tsx'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { Steps } from '#web/ui/steps/steps.tsx'
import type { Progress } from './way.ts'

type FlowPageProps = {
  readonly progress: Progress
  readonly onPrevious?: (() => void) | undefined
  readonly children: ReactNode
}

/** The frame of every page of the form: the progress, and the way back above everything. */
export function FlowPage({ progress, onPrevious, children }: FlowPageProps) {
  const t = useText('profile')
  const region = useRef<HTMLDivElement>(null)
  // A result has its own button to be read aloud, wherever it is shown.
  const asks = progress.current < 3
  return (
    <div className="page page-main">
      <div className="column">
        <Steps
          label={t('progress.label')}
          current={progress.current}
          share={progress.share}
          note={progress.current === 1 ? t('progress.promise.note') : undefined}
          steps={[
            t('progress.start'),
            t('progress.promise'),
            t('progress.step', { step: progress.step }),
            t('progress.result'),
          ]}
        />
        <div className="flow-top">
          {onPrevious ? (
            <BackLink>
              <button type="button" onClick={onPrevious}>
                {t('question.previous')}
              </button>
            </BackLink>
          ) : (
            <div className="flow-no-back" />
          )}
          {asks && <ReadAloud region={region} />}
        </div>
        {asks ? <div ref={region}>{children}</div> : children}
        {progress.current > 0 && <ReadingSwitch onlyBack />}
      </div>
    </div>
  )
}
