import { useRef, useState } from 'react'
import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { isLectureName } from '#core/booking/lectures.ts'
import { defaultLanguage, rowOf } from '#core/languages.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { PlaceForm } from './place-form.tsx'
import { whereOf } from './requests.tsx'
import { useChange } from './use-week.ts'

type HeldBookingProps = {
  readonly booking: StaffBookingView
  /** Called when the booking has another time or holder, with the message to show. */
  readonly onPlaced: (title: string, text: string) => void
}

/** One booking of the reader: who comes, and the possible actions. */
export function HeldBooking({ booking, onPlaced }: HeldBookingProps) {
  const t = useText('staffCalendar')
  const title = useText('lectureTitles')
  const { language } = useLanguage()
  const { id, type, state, startsAt, endsAt, way, name, email, phone, company, wishes } = booking
  const spoken = booking.language === defaultLanguage ? '' : ` · ${rowOf(booking.language).ownName}`
  const asked = wishes?.lecture ?? ''
  const [placing, setPlacing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = useChange(() => callApi('cancelBooking', { params: { bookingId: id } }))
  const mark = useChange((noShow: boolean) =>
    callApi('markNoShow', { params: { bookingId: id }, body: { noShow } }),
  )
  if (startsAt === null || endsAt === null) return null
  const begun = Date.parse(startsAt) <= Date.now()
  const starts = new Date(startsAt)
  const about = `${name}, ${formatDay(starts, language)} ${formatTime(starts, language)}`
  const failure = cancel.error ?? mark.error

  function close() {
    setPlacing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <li className="flow">
      <p>
        <strong>
          {t('booking.time', {
            from: formatTime(starts, language),
            until: formatTime(new Date(endsAt), language),
          })}{' '}
          {t(`type.${type}`)}
        </strong>
        {isLectureName(asked) && (
          <>
            <br />
            {title(`lecture.${asked}`)}
          </>
        )}
        <br />
        {name}
        {company !== '' && `, ${company}`} · {t(`booking.way.${way}`)} · {t(`booking.state.${state}`)}
        {spoken}
        <br />
        {wishes !== null && (
          <>
            {t('lectures.group', {
              count: wishes.groupSize,
              where: whereOf(t(`booking.way.${way}`), wishes),
            })}
            <br />
          </>
        )}
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== '' && (
          <>
            {' · '}
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="one-line">
              {phone}
            </a>
          </>
        )}
      </p>
      <Failure error={failure} />
      {state === 'booked' &&
        !begun &&
        (placing ? (
          <PlaceForm booking={{ ...booking, startsAt }} onPlaced={onPlaced} onClose={close} />
        ) : (
          <div className="actions">
            <Button kind="quiet" ref={opener} onClick={() => setPlacing(true)}>
              {t('place.open')} <span className="hidden-text">{about}</span>
            </Button>
            <TwoStepButton
              label={t('booking.cancel')}
              about={about}
              question={t('booking.cancel.question', { name })}
              yes={t('booking.cancel.yes')}
              no={t('booking.cancel.no')}
              onConfirm={() => cancel.mutate(undefined)}
            />
          </div>
        ))}
      {begun && (state === 'booked' || state === 'no-show') && (
        <p>
          <Button kind="quiet" busy={mark.isPending} onClick={() => mark.mutate(state === 'booked')}>
            {t(state === 'booked' ? 'booking.noShow' : 'booking.noShow.undo')}
            <span className="hidden-text"> {about}</span>
          </Button>
        </p>
      )}
    </li>
  )
}
