import { useState } from 'react'
import { type Day, isClockTime, isDay } from '#core/calendar/local-time.ts'
import { lengths, weekChoices } from '#core/plan/plan.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { chosenOf } from './action-draft.ts'
import type { ActionDraft, DraftFault } from './plan-draft.ts'
import { whenText } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

type TimeFieldsProps = {
  readonly draft: ActionDraft
  readonly today: Day
  readonly fault: DraftFault | null
  readonly onChange: (part: Partial<ActionDraft>) => void
}

/** Day and time of one action. Repetition and duration are folded below, with their values in words. */
export function TimeFields({ draft, today, fault, onChange }: TimeFieldsProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const [unfolded, setUnfolded] = useState(false)
  const { id } = draft
  const chosen = isDay(draft.day) && isClockTime(draft.time) ? chosenOf(draft) : null
  const weeks = [...new Set([...weekChoices, draft.weeks])].toSorted((a, b) => a - b)

  return (
    <>
      <div className="plan-when">
        <TextField
          id={`day-${id}`}
          type="date"
          width="short"
          label={t(draft.repeat === 'once' ? 'when.once' : 'when.first')}
          min={today}
          value={draft.day}
          onChange={(event) => onChange({ day: event.target.value })}
        />
        <TextField
          id={`time-${id}`}
          type="time"
          width="short"
          label={t('when.time')}
          value={draft.time}
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </div>
      {chosen !== null && <p className="small quiet">{whenText(chosen, t, language)}</p>}
      <details
        className="disclosure"
        open={unfolded || fault === 'weekdays'}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
      >
        <summary>{t('when.more')}</summary>
        <div className="flow">
          <Radios
            id={`repeat-${id}`}
            name={`repeat-${id}`}
            legend={t('when.repeat')}
            value={draft.repeat}
            onChange={(repeat) => onChange({ repeat })}
            choices={(['once', 'weekly'] as const).map((value) => ({
              value,
              label: t(`when.repeat.${value}`),
            }))}
          />
          {draft.repeat === 'weekly' && (
            <>
              <WeekdayChoice id={`weekday-${id}`} on={draft.on} onChange={(on) => onChange({ on })} />
              <Select
                id={`weeks-${id}`}
                label={t('when.weeks')}
                value={draft.weeks}
                onChange={(event) => onChange({ weeks: Number(event.target.value) })}
                options={weeks.map((count) => ({
                  value: String(count),
                  label: t('when.weeks.value', { count }),
                }))}
              />
            </>
          )}
          <Select
            id={`minutes-${id}`}
            label={t('when.minutes')}
            value={draft.minutes}
            onChange={(event) => onChange({ minutes: Number(event.target.value) })}
            options={lengths.map((minutes) => ({
              value: String(minutes),
              label: t('when.minutes.value', { minutes }),
            }))}
          />
          <Checkbox
            id={`remind-${id}`}
            label={t('when.remind')}
            hint={t('when.remind.hint')}
            checked={draft.remind}
            onChange={(event) => onChange({ remind: event.target.checked })}
          />
        </div>
      </details>
    </>
  )
}
