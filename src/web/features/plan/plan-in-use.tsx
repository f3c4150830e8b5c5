import type { ReactNode } from 'react'
import { liveEntries } from '#core/plan/change-plan.ts'
import type { Plan } from '#core/plan/plan.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanEntries } from './plan-entries.tsx'
import { PlanMail } from './plan-mail.tsx'
import { PlanWeek } from './plan-week.tsx'
import { WeeklyReviews } from './weekly-reviews.tsx'

export const hasEntries = (plan: Plan): boolean => liveEntries(plan).length > 0

type PlanInUseProps = {
  readonly own: OwnPlan
  readonly inAccount: ReactNode
}

/** What only people with a plan can use: the week, the weekly review, the calendar. Fetched for them. */
export function PlanInUse({ own, inAccount }: PlanInUseProps) {
  return (
    <>
      <PlanWeek own={own} />
      <WeeklyReviews own={own} />
      <PlanCalendar own={own} />
      {own.state !== 'browser' && (
        <>
          {inAccount}
          <PlanMail own={own} />
        </>
      )}
      <PlanEntries own={own} />
    </>
  )
}
