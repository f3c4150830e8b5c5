import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WorkQueue } from '#contract/provider/work-queue.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { RowList } from '#web/ui/row-list/row-list.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { FailureDetails } from './failure-details.tsx'
import { QueueTable } from './queue-table.tsx'

type FailedJobs = WorkQueue['failures'][number]
type Act = { readonly what: 'retryJobs' | 'giveUpJobs'; readonly failure: FailedJobs }

const queryKey = ['work-queue'] as const

/** How often an open page reads again, in milliseconds. */
const lookAgain = 15_000

/** Background jobs, e-mails among them: those that have failed, with what can be done, and those that wait. */
export function FailedWork() {
  const t = useText('service')
  const client = useQueryClient()
  const queue = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('readWorkQueue', { signal }),
    staleTime: 0,
    refetchInterval: lookAgain,
  })
  const act = useMutation({
    mutationFn: ({ what, failure: { job, code } }: Act) => callApi(what, { body: { job, code } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  function doneWords(what: Act['what'], count: number) {
    if (what === 'giveUpJobs') return t('failures.gaveUp', { count })
    return count === 0 ? t('failures.retried.none') : t('failures.retried', { count })
  }

  return (
    <Panel reading={queue} shape="list" heading={t('failures.title')}>
      {({ failures, kinds }) => (
        <>
          <section className="flow section-part" aria-labelledby="failed-work">
            <h2 id="failed-work">{t('failures.title')}</h2>
            <p className="column">{t('failures.lead')}</p>
            <Failure error={act.error} />
            {act.isSuccess && (
              <Notice live kind="done" title={doneWords(act.variables.what, act.data.jobs)} />
            )}
            {failures.length === 0 ? (
              <p>{t('failures.none')}</p>
            ) : (
              <RowList
                labelledBy="failed-work"
                rows={failures.map((failure) => {
                  const what = t(`job.${failure.job}`)
                  return {
                    id: `${failure.job} ${failure.code} ${failure.givenUp}`,
                    title: t('failures.row', { what, jobs: failure.jobs }),
                    state: (
                      <>
                        <strong>{t(failure.givenUp ? 'failures.givenUp' : 'failures.trying')}.</strong>{' '}
                        {t(`cause.${failure.cause}`)}
                      </>
                    ),
                    details: <FailureDetails failure={failure} />,
                    action: (
                      <>
                        {failure.mayRetry && (
                          <Button
                            kind="quiet"
                            busy={act.isPending}
                            onClick={() => act.mutate({ what: 'retryJobs', failure })}
                          >
                            {t(failure.givenUp ? 'failures.again' : 'failures.again.now')}
                            <span className="hidden-text"> {what}</span>
                          </Button>
                        )}
                        {failure.mayGiveUp && (
                          <TwoStepButton
                            label={t('failures.giveUp')}
                            about={what}
                            question={t('failures.giveUp.question')}
                            yes={t('failures.giveUp.yes')}
                            no={t('failures.giveUp.no')}
                            onConfirm={() => act.mutate({ what: 'giveUpJobs', failure })}
                          />
                        )}
                      </>
                    ),
                  }
                })}
              />
            )}
            <p className="quiet small column">{t('failures.privacy')}</p>
          </section>
          <QueueTable kinds={kinds} />
        </>
      )}
    </Panel>
  )
}
