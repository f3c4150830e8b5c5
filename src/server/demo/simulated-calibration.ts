import type { Instrument } from '#core/instrument/instrument.ts'
import { djupanalys } from '#core/instrument/shipped.ts'
import { type SummedAmounts, sumAmounts } from '#core/psychometrics/item-amounts.ts'
import { simulation } from './simulation/distributions.ts'
import { simulateOrganisation } from './simulation/simulate-organisation.ts'

let sums: SummedAmounts | undefined

/**
 * The sums of the simulated answers, for the calibration report of a demo. They are drawn again rather than stored: no
 * made-up answer may ever be counted among real ones. Null for an instrument without a finished round.
 */
export function simulatedCalibration({ id, version }: Instrument): SummedAmounts | null {
  if (id !== djupanalys.id || version !== djupanalys.version) return null
  sums ??= sumAmounts(
    djupanalys,
    simulateOrganisation(
      simulation.participation.map(() => djupanalys),
      0,
    ).flatMap(({ answers }) => [...answers.values()]),
  )
  return sums
}
