import { useState } from 'react'
import { liveEntries } from '#core/plan/change-plan.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { PlanEntryRow } from './plan-entry-row.tsx'
import { ErasePlan } from './plan-kept.tsx'
import { usePlanText } from './use-plan-text.ts'

/** All actions of the plan with their times, each of which can be changed or ended. */
export function PlanEntries({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const [told, setTold] = useState('')
  return (
    <>
      <p role="status" className="hidden-text">
        {told}
      </p>
      <ul id="plan-entries" tabIndex={-1} className="plan-list" aria-label={t('list.title')}>
        {liveEntries(own.plan).map((entry) => (
          <PlanEntryRow key={entry.id} own={own} entry={entry} onTell={setTold} />
        ))}
      </ul>
      <ErasePlan own={own} />
    </>
  )
}
