import type { ReceivedRequest } from '#contract/support/support.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { isOverdue } from '#core/support/promise.ts'
import { formatDay } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { RowList } from '#web/ui/row-list/row-list.tsx'

type DayCasesProps = { readonly cases: readonly ReceivedRequest[]; readonly today: Day }

/** Support requests, ordered by the last day on which an answer is in time. */
export function DayCases({ cases, today }: DayCasesProps) {
  const t = useText('staffDay')
  const inbox = useText('inbox')
  const { language } = useLanguage()
  const dayOf = (day: string) => formatDay(instantOf({ day: day as Day, time: '12:00' }), language)

  function stateOf(request: ReceivedRequest) {
    const { acknowledgedAt, promisedOn } = request
    if (acknowledgedAt !== null)
      return t('cases.acknowledged', { day: formatDay(new Date(acknowledgedAt), language) })
    if (isOverdue(request, today)) return <strong>{t('cases.overdue', { day: dayOf(promisedOn) })}</strong>
    return t('cases.promise', { day: dayOf(promisedOn) })
  }

  return (
    <section className="flow" aria-labelledby="day-cases">
      <h2 id="day-cases">{t('cases.title')}</h2>
      {cases.length === 0 ? (
        <p>{t('cases.empty')}</p>
      ) : (
        <RowList
          labelledBy="day-cases"
          rows={cases.map((request) => ({
            id: request.id,
            title: request.name,
            state: stateOf(request),
            details: inbox(`requests.from.${request.receiver}`, { organisation: request.organisation ?? '' }),
            action: (
              <PageLink className="link-alone" to={`/stodforfragningar#request-${request.id}`}>
                {t('cases.open')}
                <span className="hidden-text"> {t('cases.of', { name: request.name })}</span>
              </PageLink>
            ),
          }))}
        />
      )}
    </section>
  )
}
