import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { MeasureView } from '#contract/measures/measures.ts'
import { isOpen, type MeasureStatus } from '#core/measures/measure.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { newId } from '#web/lib/new-id.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { RowList } from '#web/ui/row-list/row-list.tsx'
import { storedContent } from './measure-rules.ts'
import { useMeasurePlan, useRereadPlan } from './use-measure-plan.ts'
import { useMeasureWords } from './use-measure-words.ts'

/** The statuses that one press can set. A follow-up needs words, so it has its own page. */
const nextOf: Readonly<Record<MeasureStatus, readonly MeasureStatus[]>> = {
  planned: ['under-way', 'done'],
  'under-way': ['done'],
  done: [],
  'followed-up': [],
  dropped: [],
}

type MeasuresSinceProps = {
  readonly organisationId: string
  /** The units that the next round asks. */
  readonly unitIds: readonly string[]
}

/**
 * Before the next round: the open measures of its units, with a button for each possible status. Nothing is shown before
 * the first figures while no measure is planned, because there is nothing to look back on. After a round without measures HR
 * is not asked what came of them.
 */
export function MeasuresSince({ organisationId, unitIds }: MeasuresSinceProps) {
  const t = useText('measurePlan')
  const problemText = useProblemText()
  const words = useMeasureWords([])
  const reading = useMeasurePlan(organisationId)
  const rounds = useQuery({
    queryKey: ['rounds', organisationId],
    queryFn: ({ signal }) => callApi('listRounds', { params: { organisationId }, signal }),
  })
  const reread = useRereadPlan(organisationId)
  const key = useRef<{ readonly of: string; readonly id: string } | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: async ({ measure, status }: { measure: MeasureView; status: MeasureStatus }) => {
      const of = `${measure.id} ${measure.version} ${status}`
      // A repeated press has the same idempotency key.
      if (key.current?.of !== of) key.current = { of, id: newId() }
      await callApi('changeMeasure', {
        params: { organisationId, measureId: measure.id },
        body: { ...storedContent(measure), status },
        idempotencyKey: key.current.id,
      })
    },
    onSuccess: (_, { measure, status }) =>
      setSaid(t('since.saved', { title: measure.title, status: t(`status.${status}`) })),
    onSettled: reread,
  })

  const measures = (reading.data?.risks ?? [])
    .filter(({ unit }) => unitIds.includes(unit.id))
    .flatMap((risk) => risk.measures.map((measure) => ({ measure, unit: risk.unit.name })))
  const open = measures.filter(({ measure }) => isOpen(measure))
  const isNewer = save.error instanceof ApiError && save.error.code === 'newer-version'

  function press(measure: MeasureView, status: MeasureStatus) {
    setSaid(null)
    if (!save.isPending) save.mutate({ measure, status })
  }

  const isEmpty = reading.data !== undefined && measures.length === 0
  const isFirst = rounds.data?.rounds.every(({ state }) => state !== 'released') ?? false
  if (isFirst && isEmpty) return null
  return (
    <section className="section-part flow measures-since" aria-labelledby="measures-since">
      <h3 id="measures-since">{t(isEmpty ? 'since.noPlan.title' : 'since.title')}</h3>
      <Panel reading={reading} shape="list">
        {(plan) => (
          <>
            {open.length > 0 && <p>{t('since.lead')}</p>}
            {isEmpty && <p>{t('since.noPlan')}</p>}
            {measures.length > 0 && open.length === 0 && <p>{t('since.none')}</p>}
            {open.length > 0 && (
              <RowList
                labelledBy="measures-since"
                rows={open.map(({ measure, unit }) => ({
                  id: measure.id,
                  title: measure.title,
                  state: words.state(measure, plan.today),
                  details: `${unit}. ${words.owner(measure)}`,
                  action: (
                    <>
                      {nextOf[measure.status].map((status) => (
                        <Button key={status} kind="quiet" onClick={() => press(measure, status)}>
                          {t('since.to', { status: t(`status.${status}`).toLocaleLowerCase() })}
                          <span className="hidden-text"> {t('since.of', { title: measure.title })}</span>
                        </Button>
                      ))}
                      {measure.status === 'done' && (
                        <PageLink to={`/atgarder?atgard=${measure.id}&andra=ja`} className="link-alone">
                          {t('since.followUp')}
                          <span className="hidden-text"> {t('since.of', { title: measure.title })}</span>
                        </PageLink>
                      )}
                    </>
                  ),
                }))}
              />
            )}
            <p role="status" className={said === null ? 'hidden-text' : undefined}>
              {said}
            </p>
            {save.isError && (
              <Notice live kind="help" title={isNewer ? t('since.newer') : problemText(save.error)} />
            )}
            <p>
              <PageLink to="/atgarder" className="link-alone">
                {t('since.more')}
              </PageLink>
            </p>
          </>
        )}
      </Panel>
    </section>
  )
}
