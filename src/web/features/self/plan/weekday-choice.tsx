import { type Weekday, weekdays } from '#core/calendar/local-time.ts'
import { useFieldError } from '#web/ui/form/form-errors.ts'
import { FieldNotes } from '#web/ui/text-field/text-field.tsx'
import { usePlanText } from './use-plan-text.ts'

type WeekdayChoiceProps = {
  /** Id of the first checkbox, which an error links to. */
  readonly id: string
  readonly on: readonly Weekday[]
  readonly onChange: (on: readonly Weekday[]) => void
}

/** Checkboxes for the days of the week, side by side. */
export function WeekdayChoice({ id, on, onChange }: WeekdayChoiceProps) {
  const t = usePlanText()
  const error = useFieldError(id)
  return (
    <fieldset
      className={`field-group${error === undefined ? '' : ' field-wrong'}`}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field-label">{t('when.days')}</legend>
      <FieldNotes id={id} error={error} />
      <div className="weekday-row">
        {weekdays.map((day) => (
          <label key={day} className="weekday-box">
            <input
              id={day === 1 ? id : `${id}-${day}`}
              type="checkbox"
              aria-label={t(`weekday.${day}`)}
              checked={on.includes(day)}
              onChange={(event) =>
                onChange(event.target.checked ? [...on, day] : on.filter((other) => other !== day))
              }
            />
            <span aria-hidden="true">{t(`weekday.short.${day}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
