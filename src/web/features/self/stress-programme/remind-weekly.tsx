import { useState } from 'react'
import { isClockTime, type Weekday, weekdays } from '#core/calendar/local-time.ts'
import { remindWeekly } from '#core/programme/follow-programme.ts'
import type { WeeklyReminder } from '#core/programme/stress-programme.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import type { OwnProgramme } from './use-stress-programme.ts'

/** Suggested to anyone who has not chosen: the beginning of the week, after breakfast. */
const suggested: WeeklyReminder = { weekday: 1, time: '09:00' }

/** An e-mail a week on a chosen day, for signed-in people who ask for it. */
export function RemindWeekly({ own }: { readonly own: OwnProgramme }) {
  const t = useText('stressProgramme')
  const { language } = useLanguage()
  const { reminder } = own.document
  const [weekday, setWeekday] = useState<Weekday>((reminder ?? suggested).weekday)
  const [time, setTime] = useState<string>((reminder ?? suggested).time)
  const [wrong, setWrong] = useState(false)

  function save() {
    setWrong(!isClockTime(time))
    if (isClockTime(time)) own.change((document) => remindWeekly(document, { weekday, time }))
  }

  return (
    <Form
      leadsTo="field"
      errors={wrong ? [{ fieldId: 'remind-at', message: t('remind.wrong') }] : []}
      onSubmit={save}
    >
      <p>{t('remind.text')}</p>
      <Select
        id="remind-on"
        label={t('remind.weekday')}
        options={weekdays.map((day) => ({ value: `${day}`, label: t(`weekday.${day}`) }))}
        value={`${weekday}`}
        onChange={(event) => setWeekday(Number(event.target.value) as Weekday)}
      />
      <TextField
        id="remind-at"
        type="time"
        width="short"
        label={t('remind.time')}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <p className="actions">
        <Submit kind="quiet">{t('remind.save')}</Submit>
        {reminder !== null && (
          <Button kind="plain" onClick={() => own.change((document) => remindWeekly(document, null))}>
            {t('remind.off')}
          </Button>
        )}
      </p>
      <p role="status" className="small quiet">
        {reminder === null
          ? t('remind.none')
          : t('remind.on', {
              weekday: t(`weekday.${reminder.weekday}`),
              time: clockText(reminder.time, language),
            })}
      </p>
    </Form>
  )
}
