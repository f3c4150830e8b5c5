import { useState } from 'react'
import { isClockTime, type Weekday, weekdays } from '#core/calendar/local-time.ts'
import { lengths, weekChoices } from '#core/exercises/exercises.ts'
import type { RecoveryTime } from '#core/plan/set-times.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** Why a time is not added: the time is taken, or the plan is full. */
export type Refusal = 'taken' | 'full'

type RecoveryFormProps = {
  readonly onAdd: (time: RecoveryTime) => Refusal | null
}

/** Adds a time of recovery to the week. */
export function RecoveryForm({ onAdd }: RecoveryFormProps) {
  const t = useText('exercises')
  const [what, setWhat] = useState(t('recovery.what.standard'))
  const [weekday, setWeekday] = useState<Weekday>(1)
  const [time, setTime] = useState('17:00')
  const [minutes, setMinutes] = useState(30)
  const [weeks, setWeeks] = useState(4)
  const [errors, setErrors] = useState<readonly FormError[]>([])

  function add() {
    const found = [
      ...(what.trim() === '' ? [{ fieldId: 'recovery-what', message: t('recovery.missing.what') }] : []),
      ...(isClockTime(time) ? [] : [{ fieldId: 'recovery-time', message: t('recovery.missing.time') }]),
    ]
    setErrors(found)
    if (found.length > 0 || !isClockTime(time)) return
    const refusal = onAdd({ weekday, time, minutes, what: what.trim(), weeks })
    if (refusal !== null) setErrors([{ fieldId: 'recovery-time', message: t(`recovery.${refusal}`) }])
  }

  return (
    <Form className="flow no-print" leadsTo="field" errors={errors} onSubmit={add}>
      <TextField
        id="recovery-what"
        label={t('recovery.what')}
        hint={t('recovery.what.hint')}
        width="medium"
        maxLength={60}
        value={what}
        onChange={(event) => setWhat(event.target.value)}
      />
      <div className="recovery-when">
        <Select
          id="recovery-weekday"
          label={t('recovery.weekday')}
          value={weekday}
          onChange={(event) => setWeekday(weekdays.find((day) => String(day) === event.target.value) ?? 1)}
          options={weekdays.map((day) => ({ value: String(day), label: t(`weekday.${day}`) }))}
        />
        <TextField
          id="recovery-time"
          type="time"
          label={t('recovery.clock')}
          width="short"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <Select
          id="recovery-minutes"
          label={t('recovery.minutes')}
          value={minutes}
          onChange={(event) => setMinutes(Number(event.target.value))}
          options={lengths.map((length) => ({
            value: String(length),
            label: t('recovery.minutes.value', { minutes: length }),
          }))}
        />
        <Select
          id="recovery-weeks"
          label={t('recovery.weeks')}
          value={weeks}
          onChange={(event) => setWeeks(Number(event.target.value))}
          options={weekChoices.map((choice) => ({
            value: String(choice),
            label: t(`recovery.weeks.${choice}`),
          }))}
        />
      </div>
      <Submit kind="quiet">{t('recovery.add')}</Submit>
    </Form>
  )
}
