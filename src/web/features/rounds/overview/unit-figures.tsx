import { CategoriesSection } from './categories-section.tsx'
import { CauseMeasures } from './cause-measures.tsx'
import { CausesSection } from './causes-section.tsx'
import { conclusionWords } from './conclusion.ts'
import { HiddenUnit } from './hidden-unit.tsx'
import { KeyFigures } from './key-figures.tsx'
import type { ReportProps, Round, Unit } from './overview-view.ts'
import { PresentButton } from './presentation.tsx'
import { ReadingGuide } from './reading-guide.tsx'
import { TrendSection } from './trend-section.tsx'
import { UnitTogether } from './unit-together.tsx'

type Props = ReportProps & { readonly round: Round; readonly unit: Unit }

/** The first thing read: what the figures say in a sentence, and the four that say it. */
export function UnitConclusion({ words, promise, overview, round, led, unit }: Props) {
  if (unit.figure === null && unit.together !== null)
    return <UnitTogether {...{ words, overview, round, unit }} together={unit.together} />
  if (unit.figure === null)
    return (
      <>
        <HiddenUnit {...{ words, overview, round, led, unit }} hidden={promise('promise.hidden')} />
        <ReadingGuide />
      </>
    )
  const shown = { ...unit, figure: unit.figure }
  return (
    <>
      <p className="conclusion">{conclusionWords(words, overview, round, shown)}</p>
      <KeyFigures {...{ words, overview, round }} unit={shown} />
      <PresentButton words={words} />
      <ReadingGuide />
    </>
  )
}

/** What lies behind: the way there, the causes with what can be done about them, and the four parts of strain. */
export function UnitDetails({ words, names, overview, round, unit, ways }: Props) {
  const section = { words, names, overview, round, unit }
  return (
    <>
      <div className="report-columns">
        <TrendSection {...section} />
        <CausesSection {...section} ways={ways} />
        {unit.figure !== null && <CategoriesSection {...{ words, names, round }} figure={unit.figure} />}
      </div>
      <CauseMeasures {...section} ways={ways} />
    </>
  )
}
