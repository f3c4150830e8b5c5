import { useState } from 'react'
import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { isLectureName } from '#core/booking/lectures.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import { isClockTime, isDay } from '#core/calendar/local-time.ts'
import { defaultLanguage, rowOf } from '#core/languages.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { useChange } from './use-week.ts'

/** The proposed time for a wished part of the day, so that one press confirms a morning. */
const usualBeginning = { any: '', morning: '09:00', afternoon: '13:00' } as const

type RequestsProps = {
  readonly requests: readonly StaffBookingView[] | null
  /** Called with the outcome of a request, which is then gone from the list. */
  readonly onAnswered: (title: string, text: string) => void
}

/** The way of a lecture, and its place where it is on site. */
export const whereOf = (way: string, wishes: StaffBookingView['wishes']): string =>
  [way.toLowerCase(), wishes?.place ?? ''].filter(Boolean).join(', ')

/** Requested lectures: to confirm with a time, or to decline. */
export function Requests({ requests, onAnswered }: RequestsProps) {
  const t = useText('staffCalendar')
  return (
    <section className="flow column" aria-labelledby="requests-title">
      <h2 id="requests-title">{t('lectures.title')}</h2>
      {requests?.length === 0 && <p>{t('lectures.empty')}</p>}
      {requests !== null && requests.length > 0 && (
        <>
          <p>{t('lectures.lead')}</p>
          <ul className="staff-days">
            {requests.map((request) => (
              <Request key={request.id} request={request} onAnswered={onAnswered} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type RequestProps = Pick<RequestsProps, 'onAnswered'> & { readonly request: StaffBookingView }

function Request({ request, onAnswered }: RequestProps) {
  const t = useText('staffCalendar')
  const title = useText('lectureTitles')
  const { language } = useLanguage()
  const { id, name, email, phone, company, wishes, way, version } = request
  const spoken = request.language === defaultLanguage ? '' : ` · ${rowOf(request.language).ownName}`
  const [day, setDay] = useState(wishes?.days[0]?.day ?? '')
  const [time, setTime] = useState<string>(usualBeginning[wishes?.days[0]?.part ?? 'any'])
  const [minutes, setMinutes] = useState('90')
  const [wrong, setWrong] = useState(false)
  const confirm = useChange((body: { startsAt: string; minutes: number; version: number }) =>
    callApi('confirmLecture', { params: { bookingId: id }, body }),
  )
  const decline = useChange(() => callApi('cancelBooking', { params: { bookingId: id } }))
  const failure = confirm.error ?? decline.error

  async function submit() {
    const length = Number(minutes)
    const at = isDay(day) && isClockTime(time) ? instantOf({ day, time }) : null
    const fits = length >= 30 && length <= 480 && length % 5 === 0
    const good = at !== null && at.getTime() > Date.now() && fits && at.getTime() % 300_000 === 0
    setWrong(!good)
    if (!good) return
    try {
      await confirm.mutateAsync({ startsAt: at.toISOString(), minutes: length, version })
    } catch {
      return
    }
    onAnswered(
      t('lectures.confirmed'),
      t('lectures.confirmed.text', { name, day: formatDay(at, language), time: formatTime(at, language) }),
    )
  }

  async function refuse() {
    try {
      await decline.mutateAsync(undefined)
    } catch {
      return
    }
    onAnswered(t('lectures.declined'), t('lectures.declined.text', { name }))
  }

  const days = (wishes?.days ?? []).map(
    (one) => `${formatDay(new Date(`${one.day}T12:00:00Z`), language)} (${t(`lectures.part.${one.part}`)})`,
  )
  const asked = wishes?.lecture ?? ''
  const where = whereOf(t(`booking.way.${way}`), wishes)
  return (
    <li className="flow">
      <p>
        <strong id={`lecture-${id}`}>{name}</strong>
        {company !== '' && `, ${company}`}
        {spoken}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== '' && (
          <>
            {' · '}
            <span className="one-line">{phone}</span>
          </>
        )}
        <br />
        {t('lectures.which', {
          title: isLectureName(asked) ? title(`lecture.${asked}`) : t('lectures.any'),
        })}
        <br />
        {t('lectures.group', { count: wishes?.groupSize ?? 0, where })}
        <br />
        {t('lectures.days', { days: days.join('; ') })}
      </p>
      <Failure error={failure} />
      <Form
        errors={wrong ? [{ fieldId: `day-${id}`, message: t('lectures.error') }] : []}
        busy={confirm.isPending}
        onSubmit={submit}
      >
        <div className="hour-fields">
          <TextField
            id={`day-${id}`}
            type="date"
            label={t('lectures.day')}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <TextField
            id={`time-${id}`}
            type="time"
            step={300}
            label={t('lectures.time')}
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
          <TextField
            id={`minutes-${id}`}
            inputMode="numeric"
            label={t('lectures.minutes')}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </div>
        <div className="actions">
          <Submit>
            {t('lectures.confirm')} <span className="hidden-text">{name}</span>
          </Submit>
          <TwoStepButton
            label={t('lectures.decline')}
            about={name}
            question={t('lectures.decline.question', { name })}
            yes={t('lectures.decline.yes')}
            no={t('lectures.decline.no')}
            onConfirm={() => void refuse()}
          />
        </div>
      </Form>
    </li>
  )
}
