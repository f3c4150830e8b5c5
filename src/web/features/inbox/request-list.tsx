import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { callApi } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useFragmentTarget } from '#web/lib/use-fragment-target.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { RequestCard } from './request-card.tsx'

const requestsKey = ['received-requests'] as const

/** How often an inbox that stays open looks for news, in milliseconds. */
const lookAgain = 60_000

type Step = { readonly requestId: string; readonly state: 'acknowledged' | 'closed' }

/** What waits for the signed-in person: as HR, as staff, or both. The server says what that is. */
export function RequestList() {
  const t = useText('inbox')
  const problemText = useProblemText()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
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
  useFragmentTarget(list.isSuccess)
  const failed = step.error ?? list.error
  return (
    <section className="overview-section column" aria-labelledby="requests">
      <h2 id="requests" ref={heading} tabIndex={-1}>
        {list.data === undefined || list.data.length === 0
          ? t('requests.empty.title')
          : t('requests.count', { count: list.data.length })}
      </h2>
      {failed !== null && (
        <Notice live kind="help" title={problemText(failed)}>
          <p>
            <Button kind="quiet" onClick={() => void list.refetch()}>
              {t('requests.retry')}
            </Button>
          </p>
        </Notice>
      )}
      {step.isSuccess && <Notice live kind="done" title={t(`requests.done.${step.variables.state}`)} />}
      {list.isPending && <Loading label={t('requests.loading')} />}
      {list.data?.length === 0 && <p>{t('requests.empty')}</p>}
      {list.data?.map((request) => (
        <RequestCard
          key={request.id}
          request={request}
          now={new Date()}
          heading="h3"
          busy={step.isPending}
          onTakeOn={(state) => step.mutate({ requestId: request.id, state })}
        />
      ))}
      {list.data !== undefined && list.data.length > 0 && (
        <div className="flow">
          <h3>{t('requests.rules.title')}</h3>
          <ol>
            <li>{t('requests.rules.1')}</li>
            <li>{t('requests.rules.2')}</li>
            <li>{t('requests.rules.3')}</li>
          </ol>
        </div>
      )}
    </section>
  )
}
