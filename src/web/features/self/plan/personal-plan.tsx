import { type ReactNode, useEffect, useRef, useState } from 'react'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { AreaGroup, Suggest } from './choose-actions.tsx'
import { planDraftStore } from './plan-draft.ts'
import { PlanKept } from './plan-kept.tsx'
import { PlanMaker } from './plan-maker.tsx'
import { usePlanText } from './use-plan-text.ts'

const loadPlanInUse = () => import('./plan-in-use.tsx')

type PersonalPlanProps = {
  readonly groups: readonly AreaGroup[]
  readonly suggest: Suggest | null
  readonly tip: string
  /** Introduction for people without a plan. */
  readonly start: ReactNode
  /** Reads the latest result again, where `start` says that it could not be read. */
  readonly retryResult?: (() => unknown) | undefined
  /** Whether the latest result is red: then only one action of the plan is shown at first. */
  readonly red: boolean
  /** The basis of the plan, folded; last on the page. */
  readonly about: ReactNode
  /** Parts that need an account. */
  readonly inAccount: ReactNode
}

/** Today, the week and the folded rest for a person with a plan, and the steps to make one or to add to it. */
export function PersonalPlan(props: PersonalPlanProps) {
  const { groups, suggest, tip, start, retryResult, red, about, inAccount } = props
  const t = usePlanText()
  const own = usePlan()
  const draft = useStored(planDraftStore)
  const [saved, setSaved] = useState(0)
  const [adding, setAdding] = useState(false)
  const notice = useRef<HTMLDivElement>(null)
  const making = draft.value.step !== 'choose'
  const planned = own.plan.entries.length > 0
  // Fetched early, because a person about to save needs it next.
  const inUse = useLazyModule(planned || making, loadPlanInUse)
  const hasPlan = planned && inUse?.hasEntries(own.plan) === true

  useEffect(() => {
    if (saved > 0 && hasPlan) notice.current?.focus()
  }, [saved, hasPlan])

  if (planned && inUse === null) return <MissingPart />
  if (own.state === 'loading' || (planned && inUse === undefined)) return <Waiting />

  function add() {
    setAdding(true)
    requestAnimationFrame(() => document.getElementById('plan-step')?.focus())
  }

  const maker = (
    <PlanMaker
      own={own}
      draft={draft}
      groups={groups}
      suggest={suggest}
      tip={tip}
      heading={t(hasPlan ? 'choose.more' : 'choose.title')}
      onSaved={() => {
        setAdding(false)
        setSaved((times) => times + 1)
      }}
    />
  )
  if (making || !hasPlan || !inUse) {
    const kept = own.kept && draft.kept
    // If the account cannot be reached, one message and one button cover both the plan and the result.
    const both =
      kept && own.state === 'offline' && own.retry !== null && retryResult !== undefined
        ? [own.retry, retryResult]
        : null
    const retry = both === null ? own.retry : async () => void (await Promise.all(both.map((ask) => ask())))
    return (
      <>
        <p className="lead">{t('lead')}</p>
        {!making && both === null && start}
        <PlanKept own={{ ...own, kept, retry }} />
        {maker}
        <div className="folds plan-folds">{about}</div>
      </>
    )
  }

  // A calm note about the browser comes last; a question or refusal of the account comes first.
  const noteLast = own.state === 'browser' && own.kept
  const note = <PlanKept own={own} />
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        {saved > 0 && (
          <Notice kind="done" title={t('saved.title')}>
            <p>{t('saved.text')}</p>
          </Notice>
        )}
      </div>
      {!noteLast && note}
      <inUse.PlanInUse
        own={own}
        red={red}
        inAccount={inAccount}
        about={about}
        add={
          adding ? (
            maker
          ) : (
            <p className="no-print">
              <Button kind="quiet" onClick={add}>
                {t('choose.more')}
              </Button>
            </p>
          )
        }
      />
      {noteLast && note}
    </>
  )
}
