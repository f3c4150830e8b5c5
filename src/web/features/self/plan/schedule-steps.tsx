import { withEntries } from '#core/plan/change-plan.ts'
import { newId } from '#web/lib/new-id.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { Stored } from '#web/lib/use-stored.ts'
import { draftFor } from './action-draft.ts'
import { CheckSchedule } from './check-schedule.tsx'
import type { ActionDraft, PlanDraft } from './plan-draft.ts'
import { ScheduleActions } from './schedule-actions.tsx'

/** The chosen actions with suggested times, or with the times that they already have. */
export const draftsOf = ({ chosen, actions }: PlanDraft): readonly ActionDraft[] =>
  chosen.map(
    (action) => actions.find((known) => known.action === action) ?? draftFor(action, stockholmNow(), newId()),
  )

type ScheduleStepsProps = {
  readonly own: OwnPlan
  readonly draft: Stored<PlanDraft>
  readonly onSaved: () => void
}

/** The steps after the choice: schedule and check. Fetched when something is chosen. */
export function ScheduleSteps({ own, draft, onSaved }: ScheduleStepsProps) {
  const now = useNow()
  const { step, actions } = draft.value
  if (step === 'when') {
    return (
      <ScheduleActions
        actions={actions}
        now={now}
        onChange={(next) =>
          draft.change({
            actions: next,
            chosen: next.map(({ action }) => action),
            ...(next.length === 0 ? { step: 'choose' } : {}),
          })
        }
        onNext={() => draft.change({ step: 'check' })}
        onBack={() => draft.change({ step: 'choose' })}
      />
    )
  }
  return (
    <CheckSchedule
      actions={actions}
      plan={own.plan}
      now={now}
      onBack={() => draft.change({ step: 'when' })}
      onSave={(entries) => {
        own.update((plan, at) => withEntries(plan, entries, at))
        draft.erase()
        onSaved()
      }}
    />
  )
}
