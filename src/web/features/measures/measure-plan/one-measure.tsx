import { useEffect } from 'react'
import type { MeasureHistory } from '#contract/measures/measures.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Comments } from './comments.tsx'
import { History } from './history.tsx'
import { MeasureForm } from './measure-form.tsx'
import { RiskLevelWord } from './risk-level.tsx'
import { useMeasure } from './use-measure-plan.ts'
import { type CauseNames, useMeasureWords } from './use-measure-words.ts'

export type OneMeasureProps = {
  readonly organisationId: string
  readonly measureId: string
  readonly causes: CauseNames
  /** Whether its form is open (`&andra=ja`). */
  readonly changing: boolean
  /** Whether it has just been saved, which is said in a sentence. */
  readonly saved: boolean
  readonly onSaved: () => void
  readonly onHeading: (heading: string | null) => void
}

/** One measure: its contents, its comments, and its history. */
export function OneMeasure(props: OneMeasureProps) {
  const { organisationId, measureId, causes, changing, saved, onSaved, onHeading } = props
  const t = useText('measurePlan')
  const reading = useMeasure(organisationId, measureId)
  const title = reading.data?.measure.title
  const heading = changing ? t('measure.change.title') : title
  useEffect(() => {
    onHeading(heading ?? null)
    return () => onHeading(null)
  }, [heading, onHeading])

  const back = (
    <BackLink>
      <PageLink to="/atgarder">{t('form.back')}</PageLink>
    </BackLink>
  )
  return (
    <>
      {!(changing && reading.data?.measure.may.change) && back}
      <Panel reading={reading}>
        {(data) => {
          if (changing && data.measure.may.change) {
            return (
              <MeasureForm
                key={measureId}
                {...{ organisationId, onSaved }}
                risk={data.risk}
                measure={data.measure}
              />
            )
          }
          return (
            <>
              {saved && <Notice live kind="done" title={t('measure.saved')} />}
              <div className="one-measure">
                <div className="flow">
                  <Facts shown={data} causes={causes} />
                  {data.measure.may.change && (
                    <p className="no-print">
                      <PageButton to={`/atgarder?atgard=${measureId}&andra=ja`} kind="quiet">
                        {t('one.change')}
                      </PageButton>
                    </p>
                  )}
                </div>
                <div className="flow">
                  <Comments {...{ organisationId }} shown={data} />
                  <History entries={data.entries} causes={causes} />
                </div>
              </div>
            </>
          )
        }}
      </Panel>
    </>
  )
}

function Facts({ shown, causes }: { readonly shown: MeasureHistory; readonly causes: CauseNames }) {
  const t = useText('measurePlan')
  const words = useMeasureWords(causes)
  const { measure, risk } = shown
  const source = words.source(risk)
  const entries = [
    { id: 'status', term: t('one.status'), details: t(`status.${measure.status}`) },
    { id: 'owner', term: t('one.owner'), details: words.owner(measure).replace(/^[^:]+: /, '') },
    { id: 'due', term: t('one.due'), details: words.date(measure.dueOn) },
    { id: 'follow-up', term: t('one.followUp'), details: words.date(measure.followUpOn) },
    {
      id: 'risk',
      term: t('one.risk'),
      details: (
        <>
          <span className="own-line">
            {risk.unit.name}: {risk.description}
          </span>
          <RiskLevelWord level={risk.level} product={words.product(risk.likelihood, risk.consequence)} />
          {source !== null && <span className="own-line small quiet">{source}</span>}
        </>
      ),
    },
    ...(measure.description === ''
      ? []
      : [{ id: 'description', term: t('one.description'), details: <Lines text={measure.description} /> }]),
    { id: 'kind', term: t('one.kind'), details: t(`kind.${measure.kind ?? 'none'}`) },
    ...(measure.followUpResult === ''
      ? []
      : [{ id: 'result', term: t('one.result'), details: <Lines text={measure.followUpResult} /> }]),
    ...(measure.dropReason === ''
      ? []
      : [{ id: 'dropped', term: t('one.dropped'), details: <Lines text={measure.dropReason} /> }]),
    { id: 'told', term: t('one.told'), details: t(measure.told ? 'one.yes' : 'one.no') },
  ]
  return (
    <section className="surface" aria-labelledby="measure-facts">
      <h2 id="measure-facts">{t('one.facts')}</h2>
      <DefinitionList entries={entries} />
    </section>
  )
}

/** A text with its line breaks. */
export const Lines = ({ text }: { readonly text: string }) => <span className="measure-lines">{text}</span>
