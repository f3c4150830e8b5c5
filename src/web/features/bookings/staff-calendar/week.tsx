import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { capital } from '#text/capital.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { HeldBooking } from './held-booking.tsx'
import { Requests } from './requests.tsx'
import { useAvailability } from './use-availability.ts'
import { useWeek } from './use-week.ts'
import { WeekGrid } from './week-grid.tsx'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** A week from Monday, as a grid and as a list, with the requests that wait for an answer. */
export function Week() {
  const t = useText('staffCalendar')
  const { language } = useLanguage()
  const { monday: from, show: showWeek } = useWeek()
  const kept = useAvailability()
  const to = addDays(from, 6)
  /** The outcome of the last change; its booking may now be in another week or with a colleague. */
  const [news, setNews] = useState<{ readonly title: string; readonly text: string } | null>(null)
  const told = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news !== null) told.current?.focus()
  }, [news])
  const week = useQuery({
    queryKey: ['staff-bookings', from],
    queryFn: ({ signal }) => callApi('listBookings', { query: { from, to }, signal }),
    staleTime: 0,
  })
  function show(day: Day | null) {
    setNews(null)
    showWeek(day)
  }
  return (
    <>
      <section className="flow" aria-labelledby="week-title">
        <h2 id="week-title">{t('week.title')}</h2>
        {news !== null && (
          <div ref={told} tabIndex={-1}>
            <Notice live kind="done" title={news.title}>
              <p>{news.text}</p>
            </Notice>
          </div>
        )}
        <div className="week-head">
          <p role="status" className="slot-week">
            {capital(
              t('week.shown', {
                from: formatDay(noon(from), language),
                to: formatDay(noon(to), language),
              }),
            )}
          </p>
          <p className="step-buttons">
            <Button kind="quiet" onClick={() => show(addDays(from, -7))}>
              {t('week.before')}
            </Button>
            <Button kind="quiet" onClick={() => show(null)}>
              {t('week.now')}
            </Button>
            <Button kind="quiet" onClick={() => show(addDays(from, 7))}>
              {t('week.after')}
            </Button>
          </p>
        </div>
        <Panel reading={week} shape="table">
          {({ bookings }) =>
            kept.data?.availability && (
              <WeekGrid
                key={from}
                monday={from}
                kept={{ ...kept.data, availability: kept.data.availability }}
                bookings={bookings}
              />
            )
          }
        </Panel>
      </section>
      <section className="flow column" aria-labelledby="booked-title">
        <h2 id="booked-title">{t('week.booked')}</h2>
        {week.data?.bookings.length === 0 && <p>{t('week.empty')}</p>}
        {week.data !== undefined &&
          [
            ...Map.groupBy(week.data.bookings, ({ startsAt }) => stockholmNow(new Date(startsAt ?? 0)).day),
          ].map(([day, bookings]) => (
            <div key={day}>
              <h3>{capital(formatDay(noon(day), language))}</h3>
              <ul className="staff-days">
                {bookings.map((one) => (
                  <HeldBooking
                    key={one.id}
                    booking={one}
                    onPlaced={(title, text) => setNews({ title, text })}
                  />
                ))}
              </ul>
            </div>
          ))}
      </section>
      <Requests
        requests={week.data?.requests ?? null}
        onAnswered={(title, text) => setNews({ title, text })}
      />
    </>
  )
}
