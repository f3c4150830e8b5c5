import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Coming bookings, soonest first; past and cancelled ones are in the export. */
export function OwnBookings({ personId }: { readonly personId: string }) {
  const t = useText('mine')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery({
    queryKey: ['my-bookings', personId],
    queryFn: ({ signal }) => callApi('listMyBookings', { signal }),
    staleTime: 0,
  })
  if (data === undefined && error !== null)
    return <LoadFailed error={error} heading={t('bookings.title')} retry={refetch} />
  const coming = (data?.bookings ?? [])
    .filter(
      ({ state, endsAt }) =>
        state === 'requested' || (state === 'booked' && endsAt !== null && Date.parse(endsAt) > Date.now()),
    )
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))
  if (coming.length === 0) return null
  return (
    <section className="flow no-print">
      <h2>{t('bookings.title')}</h2>
      <ul className="booked-times">
        {coming.map(({ id, type, startsAt }) => (
          <li key={id}>
            <PageLink to={`/min-bokning?id=${id}`}>
              {t(`bookings.${type}`)},{' '}
              {startsAt === null
                ? t('bookings.requested')
                : t('bookings.when', {
                    day: formatDay(new Date(startsAt), language),
                    time: formatTime(new Date(startsAt), language),
                  })}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
