import { useEffect, useRef } from 'react'
import { withEntries } from '#core/plan/change-plan.ts'
import type { Kept } from '#web/lib/kept.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { CheckSchedule } from './check-schedule.tsx'
import { type AreaGroup, ChooseActions } from './choose-actions.tsx'
import { draftFor, type PlanDraft } from './plan-draft.ts'
import { ScheduleActions } from './schedule-actions.tsx'
import { usePlanText } from './use-plan-text.ts'

type PlanMakerProps = {
  readonly own: OwnPlan
  readonly draft: Kept<PlanDraft>
  readonly groups: readonly AreaGroup[]
  readonly tip: string
  readonly heading: string
  readonly onSaved: () => void
}

/** From ticked actions to entries of the plan: choose, say when, check. */
export function PlanMaker({ own, draft, groups, tip, heading, onSaved }: PlanMakerProps) {
  const t = usePlanText()
  const now = useNow()
  const { step, chosen, actions } = draft.value
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])

  function schedule() {
    draft.change({
      step: 'when',
      actions: chosen.map(
        (action) =>
          actions.find((known) => known.action === action) ?? draftFor(action, now.day, crypto.randomUUID()),
      ),
    })
  }

  const words = { choose: heading, when: t('when.title'), check: t('check.title') }
  return (
    <section className="flow">
      <h2 ref={title} id="plan-step" tabIndex={-1}>
        {words[step]}
      </h2>
      {step === 'choose' && (
        <ChooseActions
          groups={groups}
          tip={tip}
          chosen={chosen}
          onChoose={(next) => draft.change({ chosen: next })}
          onNext={schedule}
        />
      )}
      {step === 'when' && (
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
      )}
      {step === 'check' && (
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
      )}
    </section>
  )
}
