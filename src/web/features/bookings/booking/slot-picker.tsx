import { useState } from 'react'
import type { FreeSlotList } from '#contract/bookings/booking.ts'
import type { SlotTypeId } from '#core/booking/booking-types.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFieldError } from '#web/ui/form/form-errors.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { FieldNotes } from '#web/ui/text-field/text-field.tsx'
import { dayWords, shortDay } from './booking-words.ts'
import { daysShown, useFreeSlots } from './use-free-slots.ts'

type SlotPickerProps = {
  readonly type: SlotTypeId
  /** The guide whose times alone are shown; empty: everybody's. */
  readonly staff?: string
  /** The present time of a booking that is being moved. It is not offered: choosing it, with another host, would move nothing. */
  readonly bookedFor?: string | null
  readonly value: string
  readonly onChange: (startsAt: string) => void
}

/** A week as a strip of days, and the times of one day. All are one radio group, which fits the narrowest screen. */
export function SlotPicker({ type, staff = '', bookedFor, value, onChange }: SlotPickerProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  const error = useFieldError('booking-startsAt')
  const { from, today, list, failure, show, again } = useFreeSlots(type, staff)
  const [wanted, setWanted] = useState<Day>()

  if (failure !== undefined) {
    return <LoadFailed error={failure} retry={again} />
  }
  if (list === undefined || from === null || today === null) return <Waiting shape="form" />
  const { next } = list
  const slots = list.slots.filter(({ startsAt }) => startsAt !== bookedFor)
  if (slots.length === 0 && next === null && from === today)
    return staff === '' ? <NoTimes /> : <NoTimesOfGuide />
  const last = addDays(from, daysShown - 1)
  const free = Map.groupBy(slots, ({ startsAt }) => stockholmNow(new Date(startsAt)).day)
  const chosenDay = value === '' ? undefined : stockholmNow(new Date(value)).day
  // The day that was pressed; otherwise that of the chosen time, otherwise the first with a time.
  const shown =
    [wanted, chosenDay].find((day) => day !== undefined && free.has(day)) ?? [...free.keys()][0] ?? from
  const times = free.get(shown) ?? []
  const week = t('time.week', { from: dayWords(from, language), to: dayWords(last, language) })
  return (
    <fieldset
      className={`field-group${error === undefined ? '' : ' field-wrong'}`}
      aria-describedby={error === undefined ? undefined : 'booking-startsAt-error'}
    >
      <legend className="field-label">{t('time.legend')}</legend>
      <FieldNotes id="booking-startsAt" hint={t('time.zone')} error={error} />
      <p role="status" className="slot-week">
        {capital(week)}
      </p>
      <p className="step-buttons">
        <Button kind="quiet" disabled={from <= today} onClick={() => show(earlier(from, today))}>
          {t('time.earlier')}
        </Button>
        <Button kind="quiet" disabled={next === null} onClick={() => show(addDays(from, daysShown))}>
          {t('time.later')}
        </Button>
      </p>
      {slots.length === 0 && <NothingHere next={next} onShow={show} />}
      {slots.length > 0 && <DayStrip from={from} free={free} shown={shown} onShow={setWanted} />}
      {times.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset within the fieldset would be read out twice
        <div role="group" aria-labelledby="slots-day" className="slot-day">
          <h2 id="slots-day">{dayWords(shown, language)}</h2>
          <div className="slot-times">
            {times.map(({ startsAt }, at) => (
              <label key={startsAt} className="slot">
                <input
                  // The first radio has the id that the error summary links to.
                  id={at === 0 ? 'booking-startsAt' : undefined}
                  type="radio"
                  name="startsAt"
                  value={startsAt}
                  checked={value === startsAt}
                  onChange={() => onChange(startsAt)}
                />
                <span>{formatTime(new Date(startsAt), language)}</span>
              </label>
            ))}
          </div>
        </div>
      )}
    </fieldset>
  )
}

const earlier = (from: Parameters<typeof addDays>[0], today: Parameters<typeof addDays>[0]) => {
  const before = addDays(from, -daysShown)
  return before < today ? today : before
}

type DayStripProps = {
  readonly from: Day
  readonly free: ReadonlyMap<Day, FreeSlotList['slots']>
  /** The day whose times are below. */
  readonly shown: Day
  readonly onShow: (day: Day) => void
}

/** The days in a row, each with its number of free times; one day is shown at a time. */
function DayStrip({ from, free, shown, onShow }: DayStripProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  const days = Array.from({ length: daysShown }, (_, position) => addDays(from, position))
  return (
    <ul className="day-strip" aria-label={t('time.days')}>
      {days.map((day) => {
        const count = free.get(day)?.length ?? 0
        return (
          <li key={day}>
            <button
              type="button"
              className="day-choice"
              aria-pressed={day === shown}
              disabled={count === 0}
              onClick={() => onShow(day)}
            >
              <span className="day-name">{shortDay(day, language)} </span>
              <span className="day-number">{Number(day.slice(8))} </span>
              <span className="day-free">
                {count === 0 ? '–' : count}
                <span className="hidden-text"> {t('time.day.free', { count })}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type NothingHereProps = {
  readonly next: string | null
  readonly onShow: (day: Parameters<typeof addDays>[0]) => void
}

function NothingHere({ next, onShow }: NothingHereProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  if (next === null) return <p>{t('time.noneHere')}</p>
  const at = new Date(next)
  return (
    <>
      <p>
        {t('time.noneHere')}{' '}
        {t('time.next', { day: formatDay(at, language), time: formatTime(at, language) })}
      </p>
      <p>
        <Button kind="quiet" onClick={() => onShow(stockholmNow(at).day)}>
          {t('time.toNext')}
        </Button>
      </p>
    </>
  )
}

/** No times are published: offers a contact instead. */
function NoTimes() {
  const t = useText('booking')
  return (
    <Notice live title={t('time.none.title')}>
      <p>{t('time.none.text')}</p>
      <p>
        <PageButton kind="quiet" to="/kontakta-oss?about=meeting">
          {t('time.none.link')}
        </PageButton>
      </p>
    </Notice>
  )
}

/** The guide has no free time: offers the thread and the other guides. */
function NoTimesOfGuide() {
  const t = useText('booking')
  return (
    <Notice live title={t('time.guide.none.title')}>
      <p>{t('time.guide.none.text')}</p>
      <p className="actions">
        <PageButton kind="quiet" to="/min-vagledning#messages">
          {t('time.guide.none.link')}
        </PageButton>
        <PageButton kind="quiet" to="/boka?typ=stodsamtal">
          {t('time.guide.none.others')}
        </PageButton>
      </p>
    </Notice>
  )
}
