import { dayParts, lectureFormats } from '#core/booking/booking-types.ts'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { FieldNotes, TextField } from '#web/ui/text-field/text-field.tsx'
import type { WishedDay } from './booking-draft.ts'
import type { FieldsProps } from './details-fields.tsx'

export type LectureName = { readonly name: string; readonly title: string }

const numbers = [0, 1, 2] as const

/** Which lecture, which days, how many people, and where. */
export function LectureFields({
  draft,
  onChange,
  lectures,
}: FieldsProps & { readonly lectures: readonly LectureName[] }) {
  const t = useText('booking')
  const { days } = draft

  function changeDay(at: 0 | 1 | 2, part: Partial<WishedDay>) {
    const [a, b, c] = days
    const next = [a, b, c] as [WishedDay, WishedDay, WishedDay]
    next[at] = { ...next[at], ...part }
    onChange({ days: next })
  }

  return (
    <>
      <Select
        id="booking-lecture"
        label={t('lecture.which')}
        value={draft.lecture}
        onChange={(event) => onChange({ lecture: event.target.value })}
        options={[
          { value: '', label: t('lecture.any') },
          ...lectures.map(({ name, title }) => ({ value: name, label: title })),
        ]}
      />
      <fieldset className="field-group">
        <legend className="field-label">{t('lecture.days')}</legend>
        <FieldNotes id="booking-days" hint={t('lecture.days.hint')} />
        {numbers.map((at) => (
          <div key={at} className="hour-fields">
            <TextField
              id={at === 0 ? 'booking-days' : `booking-day-${at}`}
              type="date"
              width="medium"
              label={t('lecture.day', { number: at + 1 })}
              {...(at === 0 ? {} : { optional: t('optional') })}
              value={days[at].day}
              onChange={(event) => changeDay(at, { day: event.target.value })}
            />
            <Select
              id={`booking-part-${at}`}
              label={t('lecture.part', { number: at + 1 })}
              value={days[at].part}
              onChange={(event) =>
                changeDay(at, { part: dayParts.find((part) => part === event.target.value) ?? 'any' })
              }
              options={dayParts.map((part) => ({ value: part, label: t(`lecture.part.${part}`) }))}
            />
          </div>
        ))}
      </fieldset>
      <TextField
        id="booking-groupSize"
        label={t('lecture.groupSize')}
        inputMode="numeric"
        width="short"
        value={draft.groupSize}
        onChange={(event) => onChange({ groupSize: event.target.value })}
      />
      <Radios
        id="booking-format"
        name="format"
        legend={t('lecture.format')}
        choices={lectureFormats.map((format) => ({ value: format, label: t(`lecture.format.${format}`) }))}
        value={draft.format === '' ? undefined : draft.format}
        onChange={(format) => onChange({ format })}
      />
      {draft.format === 'on-site' && (
        <TextField
          id="booking-place"
          label={t('lecture.place')}
          hint={t('lecture.place.hint')}
          value={draft.place}
          onChange={(event) => onChange({ place: event.target.value })}
        />
      )}
    </>
  )
}
