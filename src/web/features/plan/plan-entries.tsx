import { useState } from 'react'
import { liveEntries } from '#core/plan/change-plan.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { PlanEntryRow } from './plan-entry-row.tsx'
import { usePlanText } from './use-plan-text.ts'

/** Every action of the plan with its times, the way to change them and the way to stop. */
export function PlanEntries({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const [told, setTold] = useState('')
  return (
    <section className="plan-part flow" aria-labelledby="plan-entries">
      <h2 id="plan-entries" tabIndex={-1}>
        {t('list.title')}
      </h2>
      <p role="status" className="hidden-text">
        {told}
      </p>
      <ul className="plan-list" aria-labelledby="plan-entries">
        {liveEntries(own.plan).map((entry) => (
          <PlanEntryRow key={entry.id} own={own} entry={entry} onTell={setTold} />
        ))}
      </ul>
    </section>
  )
}
