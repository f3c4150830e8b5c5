import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { localTimeAt } from '#core/calendar/instant-of.ts'
import { byPromise, isOverdue } from '#core/support/promise.ts'
import { callApi } from '#web/lib/api.ts'
import { FilterLinks } from '#web/lib/filter-links.tsx'
import { Failure } from '#web/lib/form/failure.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { RequestCard } from './request-card.tsx'

const requestsKey = ['received-requests'] as const

/** How often an open inbox reads again, in milliseconds. */
const lookAgain = 60_000

/** The filters, by their name in the address (`?visa=…`). */
const shownAlone = { nya: 'sent', mottagna: 'acknowledged' } as const

const isShownAlone = (word: string | null): word is keyof typeof shownAlone =>
  word !== null && Object.hasOwn(shownAlone, word)

type Step = { readonly requestId: string; readonly state: 'acknowledged' | 'closed' }

/** The waiting requests of the signed-in person as HR, as staff, or both; the server decides which. */
export function RequestList() {
  const t = useText('inbox')
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [search] = useSearchParams()
  const word = search.get('visa')
  const chosen = isShownAlone(word) ? word : null
  const list = useQuery({
    queryKey: requestsKey,
    queryFn: async ({ signal }) => (await callApi('listReceivedRequests', { signal })).requests,
    staleTime: 0,
    refetchInterval: lookAgain,
  })
  const step = useMutation({
    mutationFn: ({ requestId, state }: Step) =>
      callApi(state === 'closed' ? 'closeRequest' : 'acknowledgeRequest', { params: { requestId } }),
    onSuccess: () => heading.current?.focus(),
    onSettled: () => client.invalidateQueries({ queryKey: requestsKey }),
  })
  const now = new Date()
  const open = byPromise(list.data ?? [])
  const inState = (state: string) => open.filter((request) => request.state === state)
  const shown = chosen === null ? open : inState(shownAlone[chosen])
  const late = open.filter((request) => isOverdue(request, localTimeAt(now).day)).length
  return (
    <section className="flow" aria-labelledby="requests">
      <h2 id="requests" ref={heading} tabIndex={-1}>
        {list.data === undefined
          ? t('requests.unread.title')
          : open.length === 0
            ? t('requests.empty.title')
            : t(late === 0 ? 'requests.count' : 'requests.count.late', { count: open.length, late })}
      </h2>
      <Failure error={step.error} />
      {step.isSuccess && <Notice live kind="done" title={t(`requests.done.${step.variables.state}`)} />}
      <Panel
        reading={list}
        shape="list"
        empty={{
          when: (requests) => requests.length === 0,
          show: <p className="column">{t('requests.empty')}</p>,
        }}
      >
        {() => (
          <>
            <FilterLinks
              label={t('requests.filter')}
              path="/stodforfragningar"
              chosen={chosen}
              choices={[
                { word: null, label: t('requests.filter.all', { count: open.length }) },
                { word: 'nya', label: t('requests.filter.sent', { count: inState('sent').length }) },
                {
                  word: 'mottagna',
                  label: t('requests.filter.acknowledged', { count: inState('acknowledged').length }),
                },
              ]}
            />
            {shown.length === 0 && <p>{t(`requests.none.${shownAlone[chosen ?? 'nya']}`)}</p>}
            <ul className="inbox-items">
              {shown.map((request) => (
                <li key={request.id}>
                  <RequestCard
                    request={request}
                    now={now}
                    heading="h3"
                    busy={step.isPending && step.variables.requestId === request.id}
                    onTakeOn={(state) => step.mutate({ requestId: request.id, state })}
                  />
                </li>
              ))}
            </ul>
            <div className="flow column section-part">
              <h3>{t('requests.rules.title')}</h3>
              <ol>
                <li>{t('requests.rules.danger')}</li>
                <li>{t('requests.rules.1')}</li>
                <li>{t('requests.rules.2')}</li>
                <li>{t('requests.rules.3')}</li>
              </ol>
            </div>
          </>
        )}
      </Panel>
    </section>
  )
}
