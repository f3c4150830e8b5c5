import { useEffect, useId, useState } from 'react'
import { asClocksShow, isSkipped } from '#core/calendar/instant-of.ts'
import { isClockTime, isDay, type LocalTime } from '#core/calendar/local-time.ts'
import { isPast } from '#core/plan/occurrences.ts'
import { type TimeFault, timeFault } from '#core/plan/plan-faults.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { usePlanText } from './use-plan-text.ts'

type MoveFormProps = {
  readonly title: string
  readonly from: LocalTime
  readonly now: LocalTime
  readonly onMove: (to: LocalTime) => void
  readonly onCancel: () => void
}

/** Moves one occurrence to another day and time. */
export function MoveForm({ title, from, now, onMove, onCancel }: MoveFormProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const id = useId()
  const [day, setDay] = useState<string>(isPast(from, now) ? now.day : from.day)
  const [time, setTime] = useState<string>(from.time)
  const [fault, setFault] = useState<TimeFault | null>(null)
  useEffect(() => document.getElementById(`${id}-day`)?.focus(), [id])

  const errors =
    fault === null
      ? []
      : [{ fieldId: `${id}-${fault === 'time' ? 'time' : 'day'}`, message: t(`move.wrong.${fault}`) }]
  const planned = isDay(day) && isClockTime(time) ? { day, time } : null

  function move() {
    const found = timeFault({ day, time }, now)
    if (found === null && planned !== null) return onMove(planned)
    setFault(found)
  }

  return (
    <Form
      leadsTo="field"
      errors={errors}
      className="flow move-form no-print"
      label={t('move.title', { title })}
      onSubmit={move}
    >
      <div className="plan-when">
        <TextField
          id={`${id}-day`}
          type="date"
          width="short"
          label={t('move.day')}
          min={now.day}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          id={`${id}-time`}
          type="time"
          width="short"
          label={t('move.time')}
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <p role="status" className="small">
        {planned !== null &&
          isSkipped(planned) &&
          t('move.skipped', {
            time: clockText(planned.time, language),
            shown: clockText(asClocksShow(planned).time, language),
          })}
      </p>
      <p className="actions">
        <Submit kind="quiet">{t('move.save')}</Submit>
        <Button kind="plain" onClick={onCancel}>
          {t('move.cancel')}
        </Button>
      </p>
    </Form>
  )
}
