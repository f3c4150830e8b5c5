import { isOpen } from '#core/measures/measure.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { useMeasurePlan } from './use-measure-plan.ts'
import { type CauseNames, useMeasureWords } from './use-measure-words.ts'

type PlanOnPaperProps = {
  readonly organisationId: string
  readonly causes: CauseNames
  /** Ids of the units in the report. */
  readonly unitIds: readonly string[]
}

/** On paper only: open measures against the risks of these units. */
export function PlanOnPaper({ organisationId, causes, unitIds }: PlanOnPaperProps) {
  const t = useText('measurePlan')
  const words = useMeasureWords(causes)
  const { data: plan } = useMeasurePlan(organisationId)
  if (plan === undefined) return null
  const rows = plan.risks
    .filter(({ unit }) => unitIds.includes(unit.id))
    .flatMap((risk) => risk.measures.filter(isOpen).map((measure) => ({ risk, measure })))
  return (
    <section className="print-only plan-on-paper" aria-labelledby="plan-on-paper">
      <h2 id="plan-on-paper">{t('paper.title')}</h2>
      {rows.length === 0 ? (
        <p>{t('paper.none')}</p>
      ) : (
        <Table
          caption={t('paper.title')}
          hideCaption
          columns={(['unit', 'measure', 'owner', 'state'] as const).map((id) => ({
            id,
            label: t(`paper.${id}`),
          }))}
          rows={rows.map(({ risk, measure }) => ({
            id: measure.id,
            cells: [
              `${risk.unit.name}: ${risk.description}`,
              measure.title,
              measure.owner.name,
              words.state(measure, plan.today),
            ],
          }))}
        />
      )}
    </section>
  )
}

/** For a meeting: the measures of these units that all employees may read about, with their status. */
export function ToldMeasures({ organisationId, causes, unitIds }: PlanOnPaperProps) {
  const t = useText('measurePlan')
  const words = useMeasureWords(causes)
  const { data: plan } = useMeasurePlan(organisationId)
  const told = (plan?.risks ?? [])
    .filter(({ unit }) => unitIds.includes(unit.id))
    .flatMap(({ measures }) => measures.filter((measure) => measure.told && isOpen(measure)))
    .slice(0, 5)
  if (plan === undefined || told.length === 0) return null
  return (
    <>
      <p>{t('deck.told')}</p>
      <ul>
        {told.map((measure) => (
          <li key={measure.id}>
            {measure.title}. {words.state(measure, plan.today)}
          </li>
        ))}
      </ul>
    </>
  )
}
