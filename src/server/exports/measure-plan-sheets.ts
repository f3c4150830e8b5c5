import { djupanalys } from '#core/instrument/shipped.ts'
import { riskLevelOf } from '#core/measures/risk-level.ts'
import type { MeasurePlanFacts, SeenMeasure } from '#server/usecases/read-measure-plan.ts'
import { measureExport as exportEn } from '#text/en/measure-export.ts'
import { measurePlan as planEn } from '#text/en/measure-plan.ts'
import type { Language } from '#text/language.ts'
import { translate } from '#text/messages.ts'
import { measureExport as exportSv } from '#text/sv/measure-export.ts'
import { measurePlan as planSv } from '#text/sv/measure-plan.ts'
import { writeCsv } from './csv.ts'

const headings = { sv: exportSv, en: exportEn }
const words = { sv: planSv, en: planEn }

type Risk = MeasurePlanFacts['risks'][number]
type Column = readonly [
  heading: keyof typeof exportSv,
  cell: (risk: Risk, measure: SeenMeasure | null) => string,
]

/** The plan as a file: a row a measure, and one for a risk without any. It holds no figure: those stay in the overview's file. */
export function measurePlanCsv(
  plan: MeasurePlanFacts,
  language: Language,
): { name: string; content: string } {
  const texts = headings[language]
  const columns = columnsIn(language)
  const rows = plan.risks.flatMap((risk) =>
    (risk.measures.length === 0 ? [null] : risk.measures).map((measure) =>
      columns.map(([, cell]) => cell(risk, measure)),
    ),
  )
  return {
    name: `${texts.fileName}-${plan.today}.csv`,
    content: writeCsv([columns.map(([heading]) => texts[heading]), ...rows], language === 'sv' ? ';' : ','),
  }
}

function columnsIn(language: Language): readonly Column[] {
  const say = (key: keyof typeof planSv) => translate(words[language], key)
  const causeOf = (cause: string | null) =>
    djupanalys.causes?.find(({ id }) => id === cause)?.title[language] ?? cause ?? ''
  const ofMeasure = (show: (measure: SeenMeasure) => string) => (_: Risk, measure: SeenMeasure | null) =>
    measure === null ? '' : show(measure)
  return [
    ['unit', ({ unitName }) => unitName],
    ['round', ({ roundName }) => roundName ?? ''],
    ['cause', ({ cause }) => causeOf(cause)],
    ['risk', ({ description }) => description],
    ['likelihood', ({ likelihood }) => String(likelihood)],
    ['consequence', ({ consequence }) => String(consequence)],
    ['level', ({ likelihood, consequence }) => say(`level.${riskLevelOf(likelihood, consequence)}`)],
    ['measure', ofMeasure(({ title }) => title)],
    ['description', ofMeasure(({ description }) => description)],
    ['kind', ofMeasure(({ kind }) => (kind === null ? '' : say(`kind.${kind}`)))],
    ['owner', ofMeasure(({ owner }) => owner.name)],
    ['dueOn', ofMeasure(({ dueOn }) => dueOn)],
    ['followUpOn', ofMeasure(({ followUpOn }) => followUpOn)],
    ['status', ofMeasure(({ status }) => say(`status.${status}`))],
    ['followUpResult', ofMeasure(({ followUpResult }) => followUpResult)],
    ['dropReason', ofMeasure(({ dropReason }) => dropReason)],
    ['told', ofMeasure(({ told }) => headings[language][told ? 'yes' : 'no'])],
  ]
}
