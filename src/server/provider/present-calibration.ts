import type { CalibrationList } from '#contract/provider/calibration.ts'
import type { Instrument, ZoneLimits } from '#core/instrument/instrument.ts'
import type { Language } from '#core/languages.ts'
import { type CalibrationReport, calibrationReport } from '#core/psychometrics/calibration-report.ts'
import type { SummedAmounts } from '#core/psychometrics/item-amounts.ts'
import { earnsSecondLook } from '#core/psychometrics/second-look.ts'

type Shown = CalibrationList['instruments'][number]
type Full = Extract<CalibrationReport, { readonly enough: true }>

const rounded = (value: number): number => Math.round(value * 100) / 100
const roundedOr = (value: number | null) => (value === null ? null : rounded(value))

/** The report on one instrument version in the reader's language; empty until there are enough answers. */
export function presentCalibration(
  instrument: Instrument,
  read: SummedAmounts | null,
  { simulated, language }: { readonly simulated: boolean; readonly language: Language },
): Shown {
  const { id, version, title } = instrument
  const report = calibrationReport(instrument, read?.answers ?? 0, read?.amounts ?? {})
  return {
    id,
    version,
    title: title[language],
    simulated,
    report: report.enough ? present(instrument, report, language) : null,
  }
}

function present(instrument: Instrument, report: Full, language: Language): NonNullable<Shown['report']> {
  const { limits, categories, items } = instrument
  return {
    answers: report.answers,
    total: {
      ...presentScale(report.total, limits.total),
      reliableChange: { inUse: instrument.reliableChange, found: roundedOr(report.total.reliableChange) },
    },
    categories: report.categories.map((category) => ({
      id: category.id,
      title: categories.find(({ id }) => id === category.id)?.title[language] ?? category.id,
      ...presentScale(category, limits.categories[category.id]),
      items: category.items.map((item) => ({
        id: item.id,
        text: items.find(({ id }) => id === item.id)?.text[language] ?? item.id,
        mean: rounded(item.mean),
        itemRest: roundedOr(item.itemRest),
        floor: rounded(item.floor),
        ceiling: rounded(item.ceiling),
        secondLook: earnsSecondLook(item),
      })),
    })),
  }
}

function presentScale(
  { mean, spread, alpha, omega, expectedShares }: Full['total'] | Full['categories'][number],
  { yellow, red }: ZoneLimits,
) {
  return {
    mean: rounded(mean),
    spread: rounded(spread),
    alpha: roundedOr(alpha),
    omega: roundedOr(omega),
    limits: { yellow, red },
    expectedShares: expectedShares && {
      green: rounded(expectedShares.green),
      yellow: rounded(expectedShares.yellow),
      red: rounded(expectedShares.red),
    },
  }
}
