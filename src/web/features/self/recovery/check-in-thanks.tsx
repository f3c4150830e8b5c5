import type { Day } from '#core/calendar/local-time.ts'
import { type CheckIn, daysOf } from '#core/programme/recovery.ts'
import { changeOf } from '#core/programme/safety.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

type CheckInThanksProps = {
  readonly checkIns: Readonly<Record<Day, CheckIn>>
  /** The question about the coming week was not answered. */
  readonly unsaid: boolean
}

/** After a check-in: the comparison with the one before, in words. */
export function CheckInThanks({ checkIns, unsaid }: CheckInThanksProps) {
  const t = useText('recoveryProgramme')
  const [before, latest] = daysOf(checkIns).slice(-2)
  const [one, other] = [before && checkIns[before], latest && checkIns[latest]]
  return (
    <div id="recovery-thanks" tabIndex={-1} className="recovery-done">
      <Notice kind="done" title={t('checkIn.thanks')}>
        <p>{t(one && other ? `checkIn.${changeOf(one, other)}` : 'checkIn.first')}</p>
        {unsaid && <p>{t('checkIn.unsaid')}</p>}
      </Notice>
    </div>
  )
}
