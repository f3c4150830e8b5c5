import type { Day } from '#core/calendar/local-time.ts'
import { dayInWeek, weekOf } from '#core/programme/recovery.ts'
import { useDayText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ViewHeading } from './view-heading.tsx'

type BreakViewProps = {
  readonly why: 'pause' | 'stop'
  readonly since: Day
  readonly step: number | null
  readonly onGoOn: () => void
}

/** The person has paused or ended the programme: it asks nothing, and one button resumes it. */
export function BreakView({ why, since, step, onGoOn }: BreakViewProps) {
  const t = useText('recoveryProgramme')
  const dayText = useDayText()
  return (
    <>
      <ViewHeading>{t(`break.${why}.title`)}</ViewHeading>
      <p>{t(`break.${why}.text`, { day: dayText(since) })}</p>
      {step !== null && <p>{t('break.step', { week: weekOf(step), day: dayInWeek(step) })}</p>}
      <p className="no-print">
        <Button onClick={onGoOn}>{t('break.goOn')}</Button>
      </p>
      <p className="small quiet">{t('break.worse')}</p>
    </>
  )
}
