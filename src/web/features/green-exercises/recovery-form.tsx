import { type FormEvent, useState } from 'react'
import { isClockTime, type Weekday, weekdays } from '#core/calendar/local-time.ts'
import { lengths, weekChoices } from '#core/exercises/exercises.ts'
import type { RecoveryTime } from '#core/plan/set-times.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'

/** Why a time is not put in: something is there, or the plan is full. */
export type Refusal = 'taken' | 'full'

type RecoveryFormProps = {
  readonly onAdd: (time: RecoveryTime) => Refusal | null
}

type Missing = { readonly what?: string; readonly time?: string }

/** One time to put into the week. */
export function RecoveryForm({ onAdd }: RecoveryFormProps) {
  const t = useText('exercises')
  const [what, setWhat] = useState(t('recovery.what.standard'))
  const [weekday, setWeekday] = useState<Weekday>(1)
  const [time, setTime] = useState('17:00')
  const [minutes, setMinutes] = useState(30)
  const [weeks, setWeeks] = useState(4)
  const [missing, setMissing] = useState<Missing>({})

  function add(event: FormEvent) {
    event.preventDefault()
    const wanting: Missing = {
      ...(what.trim() === '' ? { what: t('recovery.missing.what') } : {}),
      ...(isClockTime(time) ? {} : { time: t('recovery.missing.time') }),
    }
    setMissing(wanting)
    const first = Object.keys(wanting)[0]
    if (first !== undefined) document.getElementById(`recovery-${first}`)?.focus()
    if (first !== undefined || !isClockTime(time)) return
    const refusal = onAdd({ weekday, time, minutes, what: what.trim(), weeks })
    if (refusal === null) return
    setMissing({ time: t(`recovery.${refusal}`) })
    document.getElementById('recovery-time')?.focus()
  }

  return (
    <form className="flow no-print" noValidate onSubmit={add}>
      <TextField
        id="recovery-what"
        label={t('recovery.what')}
        hint={t('recovery.what.hint')}
        error={missing.what}
        errorPrefix={t('exercises.error')}
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
          error={missing.time}
          errorPrefix={t('exercises.error')}
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
      <Button type="submit" kind="quiet">
        {t('recovery.add')}
      </Button>
    </form>
  )
}
