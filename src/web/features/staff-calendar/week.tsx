import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffBookings, StaffBookingView } from '#contract/booking.ts'
import { addDays, type Day, weekdayOf } from '#core/calendar/local-time.ts'
import { formatDay, formatTime } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { staffCalendar } from '#text/sv/staff-calendar.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { Requests } from './requests.tsx'
import { useChange } from './use-change.ts'

const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day))
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** A week from Monday, and what waits for an answer. */
export function Week() {
  const t = useText<keyof typeof staffCalendar>()
  const anyText: Translate = useText()
  const { language } = useLanguage()
  const [from, setFrom] = useState(() => mondayOf(stockholmNow().day))
  const to = addDays(from, 6)
  const week = useQuery({
    queryKey: ['staff-bookings', from],
    queryFn: ({ signal }) => callApi<StaffBookings>('listBookings', { query: { from, to }, signal }),
    staleTime: 0,
  })
  return (
    <>
      <section className="flow" aria-labelledby="week-title">
        <h2 id="week-title">{t('week.title')}</h2>
        <p role="status" className="slot-week">
          {t('week.shown', {
            from: formatDay(noon(from), language),
            to: formatDay(noon(to), language),
          })}
        </p>
        <p className="actions">
          <Button kind="quiet" onClick={() => setFrom(addDays(from, -7))}>
            {t('week.before')}
          </Button>
          <Button kind="quiet" onClick={() => setFrom(mondayOf(stockholmNow().day))}>
            {t('week.now')}
          </Button>
          <Button kind="quiet" onClick={() => setFrom(addDays(from, 7))}>
            {t('week.after')}
          </Button>
        </p>
        {week.isPending && <Loading label={t('loading')} />}
        {week.isError && (
          <Notice live title={problemText(anyText, week.error)}>
            <p>
              <Button kind="quiet" onClick={() => void week.refetch()}>
                {t('retry')}
              </Button>
            </p>
          </Notice>
        )}
        {week.data?.bookings.length === 0 && <p>{t('week.empty')}</p>}
        {week.data !== undefined &&
          [
            ...Map.groupBy(week.data.bookings, ({ startsAt }) => stockholmNow(new Date(startsAt ?? 0)).day),
          ].map(([day, bookings]) => (
            <div key={day}>
              <h3>{formatDay(noon(day), language)}</h3>
              <ul className="staff-days">
                {bookings.map((one) => (
                  <Held key={one.id} booking={one} />
                ))}
              </ul>
            </div>
          ))}
      </section>
      <Requests requests={week.data?.requests ?? null} />
    </>
  )
}

function Held({ booking }: { readonly booking: StaffBookingView }) {
  const t = useText<keyof typeof staffCalendar>()
  const anyText: Translate = useText()
  const { language } = useLanguage()
  const { id, type, state, startsAt, endsAt, way, name, email, phone } = booking
  const cancel = useChange(() => callApi('cancelBooking', { params: { bookingId: id } }))
  const mark = useChange((noShow: boolean) =>
    callApi('markNoShow', { params: { bookingId: id }, body: { noShow } }),
  )
  if (startsAt === null || endsAt === null) return null
  const begun = Date.parse(startsAt) <= Date.now()
  const failure = cancel.error ?? mark.error
  return (
    <li className="flow">
      <p>
        <strong>
          {t('booking.time', {
            from: formatTime(new Date(startsAt), language),
            until: formatTime(new Date(endsAt), language),
          })}{' '}
          {t(`type.${type}`)}
        </strong>
        <br />
        {name} · {t(`booking.way.${way}`)} · {t(`booking.state.${state}`)}
        <br />
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== '' && (
          <>
            {' · '}
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </>
        )}
      </p>
      {failure !== null && <Notice live title={problemText(anyText, failure)} />}
      {state === 'booked' && !begun && (
        <TwoStepButton
          label={t('booking.cancel')}
          question={t('booking.cancel.question', { name })}
          yes={t('booking.cancel.yes')}
          no={t('booking.cancel.no')}
          onConfirm={() => cancel.mutate(undefined)}
        />
      )}
      {begun && (state === 'booked' || state === 'no-show') && (
        <p>
          <Button kind="quiet" busy={mark.isPending} onClick={() => mark.mutate(state === 'booked')}>
            {t(state === 'booked' ? 'booking.noShow' : 'booking.noShow.undo')}
          </Button>
        </p>
      )}
    </li>
  )
}
