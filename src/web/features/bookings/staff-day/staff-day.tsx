import { useQuery } from '@tanstack/react-query'
import { addDays } from '#core/calendar/local-time.ts'
import { byPromise } from '#core/support/promise.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { combined } from '#web/lib/panel/reading.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { DayBookings } from './day-bookings.tsx'
import { DayCases } from './day-cases.tsx'
import { DayLectures } from './day-lectures.tsx'
import { DayMessages } from './day-messages.tsx'
import { NextStep } from './next-step.tsx'
import { stillToHold } from './waiting.ts'

/** How often an open page reads again, in milliseconds. */
const lookAgain = 60_000

/** How far ahead bookings are read, in days. */
const ahead = 14

/** The waiting work of a member of staff: first one thing to do, then the rest by due day. */
export function StaffDay() {
  const t = useText('staffDay')
  const { language } = useLanguage()
  const { day: today } = stockholmNow()
  const common = { staleTime: 0, refetchInterval: lookAgain } as const
  const requests = useQuery({
    queryKey: ['received-requests'],
    queryFn: async ({ signal }) => (await callApi('listReceivedRequests', { signal })).requests,
    ...common,
  })
  const bookings = useQuery({
    queryKey: ['staff-bookings', 'day', today],
    queryFn: ({ signal }) =>
      callApi('listBookings', { query: { from: today, to: addDays(today, ahead) }, signal }),
    ...common,
  })
  const messages = useQuery({
    queryKey: ['contact-messages'],
    queryFn: async ({ signal }) => (await callApi('listContactMessages', { signal })).messages,
    ...common,
  })
  return (
    <Panel reading={combined({ requests, bookings, messages })} shape="list">
      {(day) => {
        const cases = byPromise(day.requests)
        const held = stillToHold(day.bookings.bookings, new Date())
        const lectures = day.bookings.requests
        return (
          <div className="staff-day">
            <p className="quiet">{t('today', { day: formatDay(new Date(), language) })}</p>
            <div className="with-aside">
              <div className="staff-day-parts">
                <NextStep {...{ cases, lectures, held, today }} />
                <DayCases cases={cases} today={today} />
                {lectures.length > 0 && <DayLectures lectures={lectures} />}
                <DayMessages messages={day.messages.filter(({ state }) => state === 'new')} />
              </div>
              <DayBookings held={held} today={today} />
            </div>
          </div>
        )
      }}
    </Panel>
  )
}
