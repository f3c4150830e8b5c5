import type { Day } from '#core/calendar/local-time.ts'
import { useDayText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ViewHeading } from './view-heading.tsx'

/** The first day has not come. */
export function Waiting({ startsOn, onNow }: { readonly startsOn: Day; readonly onNow: () => void }) {
  const t = useText('recoveryProgramme')
  const dayText = useDayText()
  return (
    <>
      <ViewHeading>{t('waiting.title', { day: dayText(startsOn) })}</ViewHeading>
      <p>{t('waiting.text')}</p>
      <p className="no-print">
        <Button kind="quiet" onClick={onNow}>
          {t('waiting.now')}
        </Button>
      </p>
    </>
  )
}
