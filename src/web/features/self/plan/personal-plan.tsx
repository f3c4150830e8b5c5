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
  /** Read first by people without a plan. */
  readonly start: ReactNode
  /** Where `start` says that the latest result could not be read: another try. */
  readonly retryResult?: (() => unknown) | undefined
  /** Whether the latest result is red: then one action of the plan is shown at first. */
  readonly red: boolean
  /** Where the plan comes from, folded; comes last. */
  readonly about: ReactNode
  /** What only people with an account have besides. */
  readonly inAccount: ReactNode
}

/** Today, the week and what is folded for a person with a plan, and the way to make one or add to it. */
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
  // A person about to save needs it in a moment.
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
    // An account that is out of reach is so for the plan and the result alike: said once, and one press asks for both.
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

  // That everything is well in the browser can wait; what an account asks or refuses cannot.
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
