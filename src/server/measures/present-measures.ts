import { type CauseId, causeIds } from '#core/instrument/instrument.ts'
import { riskLevelOf } from '#core/measures/risk-level.ts'
import type { MeasureFacts, MeasurePlanFacts, SeenRisk } from './read-measure-plan.ts'

export const presentMeasurePlan = (plan: MeasurePlanFacts) => ({
  ...plan,
  risks: plan.risks.map(presentRisk),
})

export const presentMeasureHistory = (facts: MeasureFacts) => ({ ...facts, risk: presentRisk(facts.risk) })

function presentRisk<Risk extends SeenRisk>(risk: Risk) {
  const { unitId, unitName, roundId, roundName, cause, score, likelihood, consequence } = risk
  const known = causeIds.find((one): one is CauseId => one === cause)
  return {
    ...risk,
    unit: { id: unitId, name: unitName },
    result:
      roundId === null || known === undefined
        ? null
        : { round: { id: roundId, name: roundName ?? '' }, cause: known, score },
    level: riskLevelOf(likelihood, consequence),
  }
}
