import { start } from '#core/programme/act.ts'
import { DocumentNote } from '#web/lib/own-document/document-note.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { reloadPage } from '#web/lib/pending-page.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { useToday } from '#web/lib/use-today.ts'
import { VisitorNotice } from '#web/lib/visitor-data/visitor-notice.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Intro, type WeekTitle } from './intro.tsx'
import type { RecoverySlots } from './running.tsx'
import { useRecovery } from './use-recovery.ts'

const loadRunning = () => import('./running.tsx').then((part) => part.Running)

type RecoveryProgrammeProps = {
  readonly weeks: readonly WeekTitle[]
  readonly slots: RecoverySlots
}

/** The prerendered page shows the introduction; a person who has begun sees their place. */
export function RecoveryProgramme({ weeks, slots }: RecoveryProgrammeProps) {
  const t = useText('recoveryProgramme')
  const recovery = useRecovery()
  const today = useToday()
  const begun = recovery.document.startedOn !== null && today !== null
  const Running = useLazyModule(begun, loadRunning)
  // Before the start nothing is stored yet; only an account that cannot be opened is mentioned at once.
  const isClosed = recovery.state === 'closed' || recovery.state === 'offline'

  if (!begun) {
    return (
      <div className="flow">
        {isClosed ? <DocumentNote document={recovery} /> : recovery.state !== 'browser' && <VisitorNotice />}
        <Intro
          weeks={weeks}
          today={today}
          waits={recovery.state === 'loading'}
          onStart={(day) => {
            recovery.change((document) => start(document, day))
            scrollTo(0, 0)
          }}
        />
      </div>
    )
  }
  if (Running === undefined) return <Waiting />
  if (Running === null) {
    return (
      <Notice live title={t('step.unreachable')}>
        <p>
          <Button kind="quiet" onClick={reloadPage}>
            {t('recovery.retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  return <Running weeks={weeks} slots={slots} recovery={recovery} today={today} />
}
