import { useState } from 'react'
import type { MeasureView, MeasurePlan as Plan, RiskView } from '#contract/measures/measures.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { isOpen, type MeasureStage, stageOf } from '#core/measures/measure.ts'
import { formatDate, formatList } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { ProvenFile } from '#web/lib/proven-file.tsx'
import { usePrinting } from '#web/lib/use-printing.ts'
import { useText } from '#web/lib/use-text.ts'
import { workAddress } from '#web/lib/work-address.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { RowList } from '#web/ui/row-list/row-list.tsx'
import { RiskLevelWord } from './risk-level.tsx'
import { useMeasurePlan } from './use-measure-plan.ts'
import { type CauseNames, type MeasureWords, useMeasureWords } from './use-measure-words.ts'

type MeasurePlanProps = {
  readonly organisation: { readonly id: string; readonly name: string }
  readonly causes: CauseNames
}

/** Risks rendered at first, and added at a press; the most serious come first. */
const risksAtOnce = 20

/** The plan as the reader may see it: each risk with its measures, the most serious first. */
export function MeasurePlan({ organisation, causes }: MeasurePlanProps) {
  const organisationId = organisation.id
  const t = useText('measurePlan')
  const { language } = useLanguage()
  const words = useMeasureWords(causes)
  const reading = useMeasurePlan(organisationId)
  const [most, setMost] = useState(risksAtOnce)
  const [showsEnded, setShowsEnded] = useState(false)
  // Paper has no buttons, so a print has all risks.
  const printing = usePrinting()
  return (
    <Panel reading={reading} shape="list">
      {(plan) => (
        <section className="measure-plan" aria-labelledby="measure-plan">
          <div className="flow">
            <h2 id="measure-plan">{t('title')}</h2>
            <p className="print-only">
              {t('paper.head', { organisation: organisation.name, date: formatDate(new Date(), language) })}
            </p>
            <p className="column">{t('lead')}</p>
            {plan.risks.length > 0 && <p className="column">{sumOf(plan, t, language)}</p>}
          </div>
          {plan.risks.length === 0 && <Empty runs={plan.runs} />}
          <p className="actions no-print">
            {plan.runs && (
              <PageButton to="/atgarder?ny=risk" kind="quiet">
                {t('add.risk')}
              </PageButton>
            )}
            {plan.risks.length > 0 && (
              <>
                {(['xlsx', 'csv'] as const).map((format) => (
                  <ProvenFile
                    key={format}
                    kind="plain"
                    href={workAddress('exportMeasurePlan', {
                      params: { organisationId },
                      query: { lang: language, format },
                    })}
                  >
                    {t(format)}
                  </ProvenFile>
                ))}
                <Button kind="plain" onClick={() => window.print()}>
                  {t('print')}
                </Button>
              </>
            )}
          </p>
          {goingOn(plan)
            .slice(0, printing ? plan.risks.length : most)
            .map((risk) => (
              <Risk key={risk.id} {...{ risk, plan, words, printing }} />
            ))}
          {goingOn(plan).length > most && (
            <p className="no-print">
              <Button kind="quiet" onClick={() => setMost(most + risksAtOnce)}>
                {t('risk.more', { count: Math.min(risksAtOnce, goingOn(plan).length - most) })}
              </Button>
            </p>
          )}
          {(showsEnded || printing) &&
            plan.risks
              .filter(isEnded)
              .map((risk) => <Risk key={risk.id} {...{ risk, plan, words, printing }} />)}
          {!showsEnded && plan.risks.some(isEnded) && (
            <p className="no-print">
              <Button kind="quiet" onClick={() => setShowsEnded(true)}>
                {t('risks.ended', { count: plan.risks.filter(isEnded).length })}
              </Button>
            </p>
          )}
          {plan.risks.length > 0 && <p className="small quiet column">{t('lawNote')}</p>}
        </section>
      )}
    </Panel>
  )
}

/** A risk with measures that go on is shown among the others, whatever has been written about it. */
const isEnded = ({ endedOn, measures }: RiskView): boolean => endedOn !== null && !measures.some(isOpen)

const goingOn = ({ risks }: Plan) => risks.filter((risk) => !isEnded(risk))

function Empty({ runs }: { readonly runs: boolean }) {
  const t = useText('measurePlan')
  return (
    <Notice title={t('empty')}>
      <p>{t(runs ? 'empty.runs' : 'empty.led')}</p>
    </Notice>
  )
}

const stageIn = ({ today }: Plan, { status, dueOn, followUpOn }: MeasureView): MeasureStage =>
  stageOf({ status, dueOn: dueOn as Day, followUpOn: followUpOn as Day }, today as Day)

/** "4 åtgärder att göra, 1 försenad och 2 att följa upp." */
function sumOf(plan: Plan, t: ReturnType<typeof useText<'measurePlan'>>, language: Language): string {
  const stages = plan.risks.flatMap(({ measures }) => measures.map((measure) => stageIn(plan, measure)))
  const count = (...wanted: readonly MeasureStage[]) =>
    stages.filter((stage) => wanted.includes(stage)).length
  const said = (
    [
      ['sum.open', count('to-do', 'late')],
      ['sum.late', count('late')],
      ['sum.followUp', count('follow-up', 'follow-up-late')],
    ] as const
  ).flatMap(([key, counted]) => (counted === 0 ? [] : [t(key, { count: counted })]))
  return said.length === 0 ? t('sum.none') : `${formatList(said, language)}.`
}

type RiskProps = {
  readonly risk: RiskView
  readonly plan: Plan
  readonly words: MeasureWords
  readonly printing: boolean
}

function Risk({ risk, plan, words, printing }: RiskProps) {
  const t = useText('measurePlan')
  const [showsEnded, setShowsEnded] = useState(false)
  const { id, unit, description, likelihood, consequence, level, endedOn, measures } = risk
  const source = words.source(risk)
  const open = measures.filter(isOpen)
  const ended = measures.filter((measure) => !isOpen(measure))
  return (
    <article className="plan-risk" aria-labelledby={`risk-${id}`}>
      <h3 id={`risk-${id}`}>
        <span className="plan-unit">{unit.name}</span> {description}
      </h3>
      <p>
        <RiskLevelWord level={level} product={words.product(likelihood, consequence)} />
      </p>
      {endedOn !== null && <p className="small">{t('risk.endedOn', { day: words.date(endedOn) })}</p>}
      {source !== null && <p className="small quiet">{source}</p>}
      {plan.runs && !unit.open && <p className="small no-print">{t('risk.closed')}</p>}
      {open.length > 0 && (
        <RowList labelledBy={`risk-${id}`} rows={open.map((measure) => rowOf(measure, plan, words))} />
      )}
      {measures.length === 0 && endedOn === null && <p className="small">{t('risk.none')}</p>}
      {ended.length > 0 &&
        (showsEnded || printing ? (
          <RowList labelledBy={`risk-${id}`} rows={ended.map((measure) => rowOf(measure, plan, words))} />
        ) : (
          <p className="no-print">
            <Button kind="plain" onClick={() => setShowsEnded(true)}>
              {t('risk.ended', { count: ended.length })}
            </Button>
          </p>
        ))}
      {plan.runs && (
        <p className="actions no-print">
          <PageLink to={`/atgarder?ny=atgard&risk=${id}`} className="link-alone">
            {t('add.measure')}{' '}
            <span className="hidden-text">{t('add.measure.to', { risk: description })}</span>
          </PageLink>
          <PageLink to={`/atgarder?risk=${id}`} className="link-alone">
            {t('risk.change')}{' '}
            <span className="hidden-text">{t('risk.change.of', { risk: description })}</span>
          </PageLink>
        </p>
      )}
    </article>
  )
}

function rowOf(measure: MeasureView, plan: Plan, words: MeasureWords) {
  const stage = stageIn(plan, measure)
  const isLate = stage === 'late' || stage === 'follow-up-late'
  return {
    id: measure.id,
    title: <PageLink to={`/atgarder?atgard=${measure.id}`}>{measure.title}</PageLink>,
    state: <span className={isLate ? 'measure-late' : undefined}>{words.state(measure, plan.today)}</span>,
    details: words.owner(measure),
  }
}
