import { useQuery } from '@tanstack/react-query'
import { addDays } from '#core/calendar/local-time.ts'
import { isOverdue } from '#core/support/promise.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { combined } from '#web/lib/panel/reading.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { RowList } from '#web/ui/row-list/row-list.tsx'

/** How far ahead bookings are counted, in days. */
const ahead = 14

/** The number of people who wait for staff, with links to the pages where they are answered. */
export function WaitingForUs() {
  const t = useText('service')
  const { language } = useLanguage()
  const { day: today } = stockholmNow()
  const messages = useQuery({
    queryKey: ['contact-messages'],
    queryFn: async ({ signal }) => (await callApi('listContactMessages', { signal })).messages,
    staleTime: 0,
  })
  const requests = useQuery({
    queryKey: ['received-requests'],
    queryFn: async ({ signal }) => (await callApi('listReceivedRequests', { signal })).requests,
    staleTime: 0,
  })
  const bookings = useQuery({
    queryKey: ['staff-bookings', 'day', today],
    queryFn: ({ signal }) =>
      callApi('listBookings', { query: { from: today, to: addDays(today, ahead) }, signal }),
    staleTime: 0,
  })
  const calibrations = useQuery({
    queryKey: ['calibrations', language],
    queryFn: ({ signal }) => callApi('listCalibrations', { query: { lang: language }, signal }),
  })
  return (
    <Panel
      reading={combined({ messages, requests, bookings, calibrations })}
      shape="list"
      heading={t('waiting.title')}
    >
      {(all) => {
        const unanswered = all.messages.filter(({ state }) => state === 'new').length
        const open = all.requests.filter(({ acknowledgedAt }) => acknowledgedAt === null)
        const late = open.filter((request) => isOverdue(request, today)).length
        const wished = all.bookings.requests.length
        const held = all.bookings.bookings.filter(({ state }) => state === 'booked').length
        const { instruments } = all.calibrations
        const sentences = {
          messages: [
            unanswered === 0
              ? t('waiting.messages.none')
              : t('waiting.messages.count', { count: unanswered }),
          ],
          requests: [
            open.length === 0
              ? t('waiting.requests.none')
              : t('waiting.requests.count', { count: open.length }),
            ...(late === 0 ? [] : [t('waiting.requests.late', { late })]),
          ],
          bookings: [
            wished === 0 ? t('waiting.bookings.none') : t('waiting.bookings.count', { count: wished }),
            held === 0 ? t('waiting.bookings.held.none') : t('waiting.bookings.held', { held }),
          ],
          calibration: [
            t('waiting.calibration.count', {
              ready: instruments.filter(({ report }) => report !== null).length,
              all: instruments.length,
            }),
          ],
        }
        const pages = {
          messages: '/meddelanden',
          requests: '/stodforfragningar',
          bookings: '/kalender',
          calibration: '/kalibrering',
        } as const
        return (
          <section className="flow section-part" aria-labelledby="waiting-for-us">
            <h2 id="waiting-for-us">{t('waiting.title')}</h2>
            <RowList
              labelledBy="waiting-for-us"
              rows={(['requests', 'messages', 'bookings', 'calibration'] as const).map((one) => ({
                id: one,
                title: t(`waiting.${one}`),
                state: sentences[one].join(' '),
                action: (
                  <PageLink className="link-alone" to={pages[one]}>
                    {t(`waiting.${one}.open`)}
                  </PageLink>
                ),
              }))}
            />
          </section>
        )
      }}
    </Panel>
  )
}
