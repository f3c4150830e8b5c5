import type { ClockTime } from '#core/calendar/local-time.ts'
import { remind } from '#core/programme/act.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { ReminderForm } from '#web/lib/reminder/reminder-form.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { Recovery } from './use-recovery.ts'

/** The suggested time: after breakfast. */
const suggested: ClockTime = '09:00'

/** A daily e-mail at a chosen time, for signed-in people who turn it on. */
export function RemindMe({ recovery }: { readonly recovery: Recovery }) {
  const t = useText('recoveryProgramme')
  const { language } = useLanguage()
  const { remindAt } = recovery.document
  const change = (time: ClockTime | null) => recovery.change((document) => remind(document, time))
  return (
    <ReminderForm
      time={remindAt ?? suggested}
      isOn={remindAt !== null}
      words={{
        text: t('remind.text'),
        time: t('remind.time'),
        wrong: t('remind.wrong'),
        save: t('remind.save'),
        off: t('remind.off'),
        now: remindAt === null ? t('remind.none') : t('remind.on', { time: clockText(remindAt, language) }),
      }}
      onSave={change}
      onTurnOff={() => change(null)}
    />
  )
}
