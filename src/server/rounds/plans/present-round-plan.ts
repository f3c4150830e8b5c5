import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import { announcedFrom } from '#core/round/repeat.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { RoundPlanRow } from './round-plan-repository.ts'

export const presentRoundPlans = (plans: readonly RoundPlanRow[]) => ({ plans: plans.map(presentPlan) })

const presentPlan = (plan: RoundPlanRow): Sendable<RoundPlanView> => ({
  ...plan,
  instrument: plan.instrumentId,
  unit:
    plan.unitId === null
      ? null
      : { id: plan.unitId, name: plan.unitName ?? '', isOpen: plan.unitIsOpen === true },
  announcedOn: announcedFrom(plan.nextOn),
})
