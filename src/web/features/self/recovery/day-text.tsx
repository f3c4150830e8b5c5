import type { RecoveryDay } from '#web/lib/content/read-recovery-week.ts'
import { Prose } from '#web/lib/prose.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Duration and instructions of a day's step. */
export function DayText({ day }: { readonly day: RecoveryDay }) {
  const t = useText('recoveryProgramme')
  const kind = day.kind === 'own' ? null : t(`week.${day.kind}`)
  return (
    <>
      <p className="recovery-long small quiet">
        {[t('week.minutes', { minutes: day.minutes }), kind].filter(Boolean).join(' · ')}
      </p>
      <Prose html={day.html} />
    </>
  )
}
