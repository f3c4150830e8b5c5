import type { RoundPlanView } from '#contract/rounds/round-plan.ts'
import { announcedFrom } from '#core/round/repeat.ts'
import type { RoundPlanRow } from './round-plan-repository.ts'

export const presentRoundPlans = (plans: readonly RoundPlanRow[]) => ({ plans: plans.map(presentPlan) })

const presentPlan = (plan: RoundPlanRow): RoundPlanView => ({
  id: plan.id,
  version: plan.version,
  instrument: plan.instrumentId,
  unit:
    plan.unitId === null
      ? null
      : { id: plan.unitId, name: plan.unitName ?? '', isOpen: plan.unitIsOpen === true },
  everyMonths: plan.everyMonths,
  daysOpen: plan.daysOpen,
  reminders: [...plan.reminders],
  nextOn: plan.nextOn,
  announcedOn: announcedFrom(plan.nextOn),
})
