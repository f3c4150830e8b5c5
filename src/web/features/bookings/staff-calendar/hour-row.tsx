import { slotTypeIds } from '#core/booking/booking-types.ts'
import { isClockTime, weekdays } from '#core/calendar/local-time.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import type { HourDraft } from './hours-form.ts'

type HourRowProps = {
  readonly row: HourDraft
  readonly onChange: (part: Partial<HourDraft>) => void
  readonly onRemove: () => void
}

/** Hours of one weekday, and the types that can be booked in them. */
export function HourRow({ row, onChange, onRemove }: HourRowProps) {
  const t = useText('staffCalendar')
  const { language } = useLanguage()
  const { id, weekday, from, until, types } = row
  const clock = (time: string) => (isClockTime(time) ? clockText(time, language) : time)
  const named = { day: t(`hours.${weekday}`).toLowerCase(), from: clock(from) }
  return (
    <li>
      <Fold
        id={`hours-row-${id}`}
        title={`${t(`hours.${weekday}`)} ${clock(from)}–${clock(until)}`}
        level={5}
        open={id.startsWith('new')}
      >
        <div className="hour-fields">
          <Select
            id={`weekday-${id}`}
            label={t('hours.weekday')}
            value={String(weekday)}
            onChange={(event) =>
              onChange({ weekday: weekdays.find((day) => String(day) === event.target.value) ?? 1 })
            }
            options={weekdays.map((day) => ({ value: String(day), label: t(`hours.${day}`) }))}
          />
          <TextField
            id={`from-${id}`}
            type="time"
            step={300}
            label={t('hours.from')}
            value={from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <TextField
            id={`until-${id}`}
            type="time"
            step={300}
            label={t('hours.until')}
            value={until}
            onChange={(event) => onChange({ until: event.target.value })}
          />
        </div>
        <CheckboxGroup id={`types-${id}`} legend={t('hours.types', named)}>
          {slotTypeIds.map((type) => (
            <Checkbox
              key={type}
              id={`${type}-${id}`}
              label={t(`type.${type}`)}
              checked={types.includes(type)}
              onChange={(event) =>
                onChange({
                  types: event.target.checked ? [...types, type] : types.filter((one) => one !== type),
                })
              }
            />
          ))}
        </CheckboxGroup>
        <TwoStepButton
          label={t('hours.remove', named)}
          question={t('hours.remove.question', named)}
          yes={t('hours.remove.yes')}
          no={t('hours.remove.no')}
          onConfirm={onRemove}
        />
      </Fold>
    </li>
  )
}
