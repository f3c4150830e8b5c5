import { CategoriesSection } from './categories-section.tsx'
import { CauseMeasures, shownCausesOf } from './cause-measures.tsx'
import { CausesSection } from './causes-section.tsx'
import { Compare } from './compare.tsx'
import type { CompareProps } from './compared-columns.ts'
import { conclusionWords } from './conclusion.ts'
import { HiddenUnit } from './hidden-unit.tsx'
import { KeyFigures } from './key-figures.tsx'
import { OwnQuestionsSection } from './own-questions-section.tsx'
import { PresentButton } from './presentation.tsx'
import { ReportTabs } from './report-tabs.tsx'
import { TrendSection } from './trend-section.tsx'
import { UnitTogether } from './unit-together.tsx'
import { useCompared } from './use-compared.ts'

/** The main finding of a unit, in a sentence. */
export function UnitConclusion({ words, promise, overview, round, led, unit }: CompareProps) {
  if (unit.figure === null && unit.together !== null)
    return <UnitTogether {...{ words, overview, round, unit }} together={unit.together} />
  if (unit.figure === null)
    return <HiddenUnit {...{ words, overview, round, led, unit }} hidden={promise('promise.hidden')} />
  const shown = { ...unit, figure: unit.figure }
  return <p className="conclusion">{conclusionWords(words, overview, round, shown)}</p>
}

/** The key figures behind it; nothing for a unit without a figure of its own. */
export function UnitKeyFigures({ words, overview, round, unit }: CompareProps) {
  if (unit.figure === null) return null
  return (
    <>
      <KeyFigures {...{ words, overview, round }} unit={{ ...unit, figure: unit.figure }} />
      <PresentButton words={words} />
    </>
  )
}

/** The details: the causes with measures against them, the four parts of strain, the trend, and the comparison. */
export function UnitDetails(props: CompareProps) {
  const { words, names, overview, round, unit, ways } = props
  const { t } = words
  const compared = useCompared()
  const section = { words, names, overview, round, unit }
  const parts = [
    { id: 'causes', section: <CausesSection key="causes" {...section} ways={ways} /> },
    ...(shownCausesOf(unit, round) === null
      ? []
      : [{ id: 'act', section: <CauseMeasures key="act" {...section} ways={ways} /> } as const]),
    ...(unit.figure === null
      ? []
      : [
          {
            id: 'categories',
            section: <CategoriesSection key="categories" {...{ words, names, round }} figure={unit.figure} />,
          } as const,
        ]),
    ...(round.ownQuestions.length === 0
      ? []
      : [{ id: 'own', section: <OwnQuestionsSection key="own" {...section} /> } as const]),
    { id: 'trend', section: <TrendSection key="trend" {...section} /> },
    { id: 'compare', section: <Compare key="compare" {...props} /> },
  ] as const
  return (
    <ReportTabs
      label={t('tabs.label')}
      first={compared.units.length + compared.rounds.length > 0 ? 'compare' : 'causes'}
      parts={parts.map((part) => ({ ...part, tab: t(`tabs.${part.id}`) }))}
    />
  )
}
