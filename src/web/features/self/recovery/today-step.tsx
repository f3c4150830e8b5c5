import { type ReactNode, useEffect, useRef } from 'react'
import { dayInWeek, lastStep, type StepDone, weekOf } from '#core/programme/recovery.ts'
import type { StepTool } from '#web/lib/content/read-recovery-week.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { DayText } from './day-text.tsx'
import { weekPath } from './recovery-paths.ts'
import { useWeek } from './use-week.ts'
import { ViewHeading } from './view-heading.tsx'

type TodayStepProps = {
  readonly step: number
  readonly done: StepDone | null
  readonly tool: (tool: StepTool) => ReactNode
  readonly onDone: (skipped: boolean) => void
  readonly onUndo: () => void
}

/** One step, with its exercise if it has one. */
export function TodayStep({ step, done, tool, onDone, onUndo }: TodayStepProps) {
  const t = useText('recoveryProgramme')
  const number = weekOf(step)
  const week = useWeek(number)
  const day = week?.days[dayInWeek(step) - 1]
  const place = t('step.place', { week: number, day: dayInWeek(step) })

  return (
    <>
      <ViewHeading over={place}>{day?.title ?? t('recovery.heading')}</ViewHeading>
      {week === undefined && <Waiting />}
      {week === null && <Notice live>{t('step.unreachable')}</Notice>}
      {day !== undefined && (
        <>
          <DayText day={day} />
          {day.tool !== null && <div className="recovery-tool flow">{tool(day.tool)}</div>}
          {done === null ? (
            <div className="recovery-actions no-print">
              <Button onClick={() => onDone(false)}>
                {t(day.kind === 'rest' ? 'step.rested' : 'step.done')}
              </Button>
              {day.kind !== 'rest' && (
                <>
                  <Button kind="plain" onClick={() => onDone(true)}>
                    {t('step.skip')}
                  </Button>
                  <p className="small quiet">{t('step.small')}</p>
                </>
              )}
            </div>
          ) : (
            <StepIsDone done={done} last={step === lastStep} onUndo={onUndo} />
          )}
        </>
      )}
      <p className="small">
        <PageLink to={weekPath(number)} className="link-alone">
          {t('step.care')}
        </PageLink>
      </p>
    </>
  )
}

type StepIsDoneProps = { readonly done: StepDone; readonly last: boolean; readonly onUndo: () => void }

function StepIsDone({ done, last, onUndo }: StepIsDoneProps) {
  const t = useText('recoveryProgramme')
  const place = useRef<HTMLDivElement>(null)
  const pressed = document.activeElement === document.body
  // The pressed button is gone, so its replacement takes the focus.
  useEffect(() => {
    if (pressed) place.current?.focus()
  }, [pressed])
  return (
    <div ref={place} tabIndex={-1} className="recovery-done">
      <Notice
        kind="done"
        live
        title={t(done.skipped ? 'step.isSkipped' : last ? 'step.isLast' : 'step.isDone')}
      >
        <p className="no-print">
          <Button kind="plain" onClick={onUndo}>
            {t('step.undo')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
