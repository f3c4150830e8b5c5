import { useState } from 'react'
import { type Weekday, weekdays } from '#core/calendar/local-time.ts'
import { remindWeekly } from '#core/programme/follow-programme.ts'
import type { WeeklyReminder } from '#core/programme/stress-programme.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { ReminderForm } from '#web/lib/reminder/reminder-form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import type { OwnProgramme } from './use-stress-programme.ts'

/** The suggested time: the beginning of the week, after breakfast. */
const suggested: WeeklyReminder = { weekday: 1, time: '09:00' }

/** A weekly e-mail on a chosen day, for signed-in people who turn it on. */
export function RemindWeekly({ own }: { readonly own: OwnProgramme }) {
  const t = useText('stressProgramme')
  const { language } = useLanguage()
  const { reminder } = own.document
  const [weekday, setWeekday] = useState<Weekday>((reminder ?? suggested).weekday)
  const change = (chosen: WeeklyReminder | null) => own.change((document) => remindWeekly(document, chosen))
  const now =
    reminder === null
      ? t('remind.none')
      : t('remind.on', {
          weekday: t(`weekday.${reminder.weekday}`),
          time: clockText(reminder.time, language),
        })
  return (
    <ReminderForm
      time={(reminder ?? suggested).time}
      isOn={reminder !== null}
      words={{
        text: t('remind.text'),
        time: t('remind.time'),
        wrong: t('remind.wrong'),
        save: t('remind.save'),
        off: t('remind.off'),
        now,
      }}
      onSave={(time) => change({ weekday, time })}
      onTurnOff={() => change(null)}
    >
      <Select
        id="remind-on"
        label={t('remind.weekday')}
        options={weekdays.map((day) => ({ value: `${day}`, label: t(`weekday.${day}`) }))}
        value={`${weekday}`}
        onChange={(event) => setWeekday(Number(event.target.value) as Weekday)}
      />
    </ReminderForm>
  )
}
