import { useQuery } from '@tanstack/react-query'
import { addDays } from '#core/calendar/local-time.ts'
import { byPromise } from '#core/support/waiting.ts'
import { formatDay } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { DayBookings } from './day-bookings.tsx'
import { DayCases } from './day-cases.tsx'
import { DayLectures } from './day-lectures.tsx'
import { DayMessages } from './day-messages.tsx'
import { NextStep } from './next-step.tsx'
import { stillToHold } from './waiting.ts'

/** How often a page that stays open looks for news, in milliseconds. */
const lookAgain = 60_000

/** How far ahead bookings are read, in days. */
const ahead = 14

/** What waits for one of the staff: first one thing to do, then the rest by when it is due. */
export function StaffDay() {
  const t = useText('staffDay')
  const problemText = useProblemText()
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
  const failed = requests.error ?? bookings.error ?? messages.error
  if (failed !== null) {
    return (
      <Notice live title={problemText(failed)}>
        <p>
          <Button
            kind="quiet"
            onClick={() => void Promise.all([requests, bookings, messages].map((one) => one.refetch()))}
          >
            {t('retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  if (requests.data === undefined || bookings.data === undefined || messages.data === undefined) {
    return <Loading label={t('loading')} />
  }
  const cases = byPromise(requests.data)
  const held = stillToHold(bookings.data.bookings, new Date())
  const lectures = bookings.data.requests
  return (
    <div className="staff-day">
      <p className="quiet">{t('today', { day: formatDay(new Date(), language) })}</p>
      <div className="with-aside">
        <div className="staff-day-parts">
          <NextStep {...{ cases, lectures, held, today }} />
          <DayCases cases={cases} today={today} />
          {lectures.length > 0 && <DayLectures lectures={lectures} />}
          <DayMessages messages={messages.data.filter(({ state }) => state === 'new')} />
        </div>
        <DayBookings held={held} today={today} />
      </div>
    </div>
  )
}
