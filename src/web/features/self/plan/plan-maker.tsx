import { useEffect, useRef, useState } from 'react'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import type { Stored } from '#web/lib/use-stored.ts'
import { type AreaGroup, ChooseActions, type Suggest } from './choose-actions.tsx'
import type { PlanDraft } from './plan-draft.ts'
import { usePlanText } from './use-plan-text.ts'

const loadSteps = () => import('./schedule-steps.tsx')

type PlanMakerProps = {
  readonly own: OwnPlan
  readonly draft: Stored<PlanDraft>
  readonly groups: readonly AreaGroup[]
  readonly suggest: Suggest | null
  readonly tip: string
  readonly heading: string
  readonly onSaved: () => void
}

/** The steps from ticked actions to entries of the plan: choose, schedule, check. */
export function PlanMaker({ own, draft, groups, suggest, tip, heading, onSaved }: PlanMakerProps) {
  const t = usePlanText()
  const { step, chosen } = draft.value
  const [pressed, setPressed] = useState(false)
  const steps = useLazyModule(chosen.length > 0 || step !== 'choose', loadSteps)
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current !== step) title.current?.focus()
    shown.current = step
  }, [step])

  // The next step is shown as soon as its script has arrived.
  useEffect(() => {
    if (!pressed || !steps) return
    setPressed(false)
    draft.change({ step: 'when', actions: steps.draftsOf(draft.value) })
  }, [pressed, steps, draft])

  const words = { choose: heading, when: t('when.title'), check: t('check.title') }
  const missing = steps === null && <MissingPart />
  return (
    <section className="plan-part flow">
      <h2 ref={title} id="plan-step" tabIndex={-1}>
        {words[step]}
      </h2>
      {step === 'choose' ? (
        <>
          <ChooseActions
            groups={groups}
            suggest={suggest}
            tip={tip}
            chosen={chosen}
            onChoose={(next) => draft.change({ chosen: next })}
            onNext={() => setPressed(true)}
          />
          {pressed && missing}
        </>
      ) : steps ? (
        <steps.ScheduleSteps own={own} draft={draft} onSaved={onSaved} />
      ) : (
        missing || <Waiting />
      )}
    </section>
  )
}
