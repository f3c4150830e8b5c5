import { causesAsked } from '#core/instrument/shipped.ts'
import type { Language } from '#core/languages.ts'
import { riskLevelOf } from '#core/measures/risk-level.ts'
import { type Cell, type Column, sheetOf } from '#server/platform/files/sheet.ts'
import { type ExportFile, type FileFormat, writeFile } from '#server/platform/files/write-file.ts'
import { translate } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'
import type { MeasurePlanFacts, SeenMeasure } from './read-measure-plan.ts'

type Risk = MeasurePlanFacts['risks'][number]
type Row = { readonly risk: Risk; readonly measure: SeenMeasure | null }

/** The action plan as a file: a row for each measure, and for each risk without one. Figures stay in the overview's file. */
export function measurePlanFile(
  plan: MeasurePlanFacts,
  language: Language,
  format: FileFormat,
): Promise<ExportFile> {
  const { fileName, sheet } = serverTexts[language].measureExport
  const rows = plan.risks.flatMap((risk): Row[] =>
    (risk.measures.length === 0 ? [null] : risk.measures).map((measure) => ({ risk, measure })),
  )
  return writeFile(format, `${fileName}-${plan.today}`, [sheetOf(sheet, columnsIn(language), rows)], language)
}

function columnsIn(language: Language): readonly Column<Row>[] {
  const { measureExport: texts, measurePlan: words } = serverTexts[language]
  const say = (key: keyof typeof words) => translate(words, key, language)
  const causeOf = (cause: string | null) =>
    causesAsked.find(({ id }) => id === cause)?.title[language] ?? cause ?? ''
  const ofRisk =
    (show: (risk: Risk) => Cell) =>
    ({ risk }: Row) =>
      show(risk)
  const ofMeasure =
    (show: (measure: SeenMeasure) => Cell) =>
    ({ measure }: Row) =>
      measure === null ? '' : show(measure)
  const whole = (number: number): Cell => ({ number, decimals: 0 })
  return [
    [texts.unit, ofRisk(({ unitName }) => unitName)],
    [texts.round, ofRisk(({ roundName }) => roundName ?? '')],
    [texts.cause, ofRisk(({ cause }) => causeOf(cause))],
    [texts.risk, ofRisk(({ description }) => description)],
    [texts.likelihood, ofRisk(({ likelihood }) => whole(likelihood))],
    [texts.consequence, ofRisk(({ consequence }) => whole(consequence))],
    [
      texts.level,
      ofRisk(({ likelihood, consequence }) => say(`level.${riskLevelOf(likelihood, consequence)}`)),
    ],
    [texts.endedOn, ofRisk(({ endedOn }) => (endedOn === null ? '' : { day: endedOn }))],
    [texts.measure, ofMeasure(({ title }) => title)],
    [texts.description, ofMeasure(({ description }) => description)],
    [texts.kind, ofMeasure(({ kind }) => (kind === null ? '' : say(`kind.${kind}`)))],
    [texts.owner, ofMeasure(({ owner }) => owner.name)],
    [texts.dueOn, ofMeasure(({ dueOn }) => ({ day: dueOn }))],
    [texts.followUpOn, ofMeasure(({ followUpOn }) => ({ day: followUpOn }))],
    [texts.status, ofMeasure(({ status }) => say(`status.${status}`))],
    [texts.followUpResult, ofMeasure(({ followUpResult }) => followUpResult)],
    [texts.dropReason, ofMeasure(({ dropReason }) => dropReason)],
    [texts.told, ofMeasure(({ told }) => texts[told ? 'yes' : 'no'])],
  ]
}
