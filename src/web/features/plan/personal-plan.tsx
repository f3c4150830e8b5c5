import { type ReactNode, useRef, useState } from 'react'
import { liveEntries } from '#core/plan/change-plan.ts'
import { useKept } from '#web/lib/kept.ts'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { AreaGroup } from './choose-actions.tsx'
import { LookBacks } from './look-backs.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { noDraft, planDraftKey, readPlanDraft } from './plan-draft.ts'
import { PlanEntries } from './plan-entries.tsx'
import { ErasePlan, PlanKept } from './plan-kept.tsx'
import { PlanLetters } from './plan-letters.tsx'
import { PlanMaker } from './plan-maker.tsx'
import { PlanWeek } from './plan-week.tsx'
import { usePlanText } from './use-plan-text.ts'

type PersonalPlanProps = {
  readonly groups: readonly AreaGroup[]
  readonly tip: string
  /** What whoever has no plan reads first; whoever has one finds it last. */
  readonly start?: ReactNode
  /** What only whoever has an account can have besides. */
  readonly inAccount: ReactNode
}

/** The week, the look back and the calendar of whoever has a plan; and the way to make one or add to it. */
export function PersonalPlan({ groups, tip, start, inAccount }: PersonalPlanProps) {
  const t = usePlanText()
  const own = usePlan()
  const draft = useKept(planDraftKey, readPlanDraft, noDraft)
  const [saved, setSaved] = useState(false)
  const [adding, setAdding] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const hasPlan = liveEntries(own.plan).length > 0
  const making = draft.value.step !== 'choose'
  if (own.state === 'loading') return <Loading label={t('loading')} />

  function add() {
    setAdding(true)
    requestAnimationFrame(() => document.getElementById('plan-step')?.focus())
  }

  const maker = (
    <PlanMaker
      own={own}
      draft={draft}
      groups={groups}
      tip={tip}
      heading={t(hasPlan ? 'choose.more' : 'choose.title')}
      onSaved={() => {
        setAdding(false)
        setSaved(true)
        requestAnimationFrame(() => notice.current?.focus())
      }}
    />
  )
  if (making || !hasPlan) {
    return (
      <>
        {!making && start}
        <PlanKept own={{ ...own, kept: own.kept && draft.kept }} />
        {maker}
      </>
    )
  }

  return (
    <>
      <div ref={notice} tabIndex={-1}>
        {saved && (
          <Notice kind="done" title={t('saved.title')}>
            <p>{t('saved.text')}</p>
          </Notice>
        )}
      </div>
      <PlanKept own={own} />
      <PlanWeek own={own} />
      <LookBacks own={own} />
      <PlanCalendar own={own} />
      {own.state !== 'browser' && (
        <>
          {inAccount}
          <PlanLetters own={own} />
        </>
      )}
      <PlanEntries own={own} />
      {adding ? (
        maker
      ) : (
        <p className="no-print">
          <Button onClick={add}>{t('choose.more')}</Button>
        </p>
      )}
      <ErasePlan own={own} />
      {start}
    </>
  )
}
