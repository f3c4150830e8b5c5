import type { MeasureHistory, MeasurePlan, MeasureView, RiskView } from '#contract/measures/measures.ts'
import { type CauseId, causeIds } from '#core/instrument/instrument.ts'
import { riskLevelOf } from '#core/measures/risk-level.ts'
import type { MeasureFacts, MeasurePlanFacts, SeenMeasure, SeenRisk } from './read-measure-plan.ts'

export function presentMeasurePlan({ today, risks, runs, owners }: MeasurePlanFacts): MeasurePlan {
  return {
    today,
    risks: risks.map(({ measures, ...risk }) => ({
      ...presentRisk(risk),
      measures: measures.map(presentMeasure),
    })),
    runs,
    owners: owners.map(({ memberId, name }) => ({ memberId, name })),
  }
}

export function presentMeasureHistory({ measure, risk, entries }: MeasureFacts): MeasureHistory {
  return {
    measure: presentMeasure(measure),
    risk: presentRisk(risk),
    entries: entries.map(({ id, at, by, what, comment, changes }) => ({
      id,
      at: at.toISOString(),
      by,
      what,
      comment,
      changes: changes.map(({ field, from, to }) => ({ field, from, to })),
    })),
  }
}

function presentRisk(risk: SeenRisk): Omit<RiskView, 'measures'> {
  const { id, unitId, unitName, roundId, roundName, cause, score } = risk
  const { description, likelihood, consequence, version } = risk
  const known = causeIds.find((one): one is CauseId => one === cause)
  return {
    id,
    unit: { id: unitId, name: unitName },
    result:
      roundId === null || known === undefined
        ? null
        : { round: { id: roundId, name: roundName ?? '' }, cause: known, score },
    description,
    likelihood,
    consequence,
    level: riskLevelOf(likelihood, consequence),
    version,
  }
}

export function presentMeasure(measure: SeenMeasure): MeasureView {
  const { id, riskId, title, description, kind, owner, dueOn, followUpOn, status } = measure
  const { followUpResult, dropReason, told, version, changedAt, rights } = measure
  return {
    id,
    riskId,
    title,
    description,
    kind,
    owner,
    dueOn,
    followUpOn,
    status,
    followUpResult,
    dropReason,
    told,
    version,
    changedAt: changedAt.toISOString(),
    may: { change: rights.changes, comment: rights.comments },
  }
}
