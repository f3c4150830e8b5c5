import { type ReactNode, useState } from 'react'
import { liveEntries } from '#core/plan/change-plan.ts'
import type { Plan } from '#core/plan/plan.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanEntries } from './plan-entries.tsx'
import { PlanMail } from './plan-mail.tsx'
import { PlanToday } from './plan-today.tsx'
import { PlanWeek } from './plan-week.tsx'
import { usePlanText } from './use-plan-text.ts'
import { WeeklyReviews } from './weekly-reviews.tsx'

export const hasEntries = (plan: Plan): boolean => liveEntries(plan).length > 0

type PlanInUseProps = {
  readonly own: OwnPlan
  /** In red one action is shown, and the others on request. */
  readonly red: boolean
  readonly inAccount: ReactNode
  /** The button that adds to the plan. */
  readonly add: ReactNode
  /** The basis of the plan, folded. */
  readonly about: ReactNode
}

/** For people with a plan: today, the week, and the rest folded. Fetched only for them. */
export function PlanInUse({ own, red, inAccount, add, about }: PlanInUseProps) {
  const t = usePlanText()
  const [whole, setWhole] = useState(false)
  const account = own.state !== 'browser'

  function showWhole() {
    setWhole(true)
    requestAnimationFrame(() => document.getElementById('plan-week')?.focus())
  }

  if (red && !whole) {
    return (
      <>
        <PlanToday own={own} one />
        <p className="no-print">
          <Button kind="plain" onClick={showWhole}>
            {t('whole')}
          </Button>
        </p>
      </>
    )
  }
  return (
    <>
      <PlanToday own={own} one={false} />
      <PlanWeek own={own} />
      {add}
      <div className="folds plan-folds">
        <WeeklyReviews own={own} />
        <Fold id="plan-all" level={2} title={t('list.title')}>
          <PlanEntries own={own} />
        </Fold>
        <Fold id="plan-calendar" level={2} title={t(account ? 'calendar.reminders' : 'calendar.title')}>
          <PlanCalendar own={own} />
          {account && (
            <>
              {inAccount}
              <PlanMail own={own} />
            </>
          )}
        </Fold>
        {about}
      </div>
    </>
  )
}
