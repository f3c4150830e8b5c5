import { useState } from 'react'
import { liveEntries, withEnd } from '#core/plan/change-plan.ts'
import { isPast, occurrencesOf } from '#core/plan/occurrences.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { titleOf, whenText } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

/** Every action of the plan with its times, and the way to stop it. */
export function PlanEntries({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const now = useNow()
  const [told, setTold] = useState('')

  const left = (entry: PlanEntry) =>
    occurrencesOf(entry).filter(({ at, state }) => state === 'open' && !isPast(at, now)).length

  return (
    <section className="plan-part flow" aria-labelledby="plan-entries">
      <h2 id="plan-entries" tabIndex={-1}>
        {t('list.title')}
      </h2>
      <p role="status" className="hidden-text">
        {told}
      </p>
      <ul className="plan-list" aria-labelledby="plan-entries">
        {liveEntries(own.plan).map((entry) => {
          const title = titleOf(entry, t)
          const count = left(entry)
          return (
            <li key={entry.id}>
              <strong>{title}</strong>
              <p className="small">{whenText(entry, t, language)}</p>
              <p className="small quiet">{count > 0 ? t('list.left', { count }) : t('list.over')}</p>
              {count > 0 && (
                <div className="no-print">
                  <TwoStepButton
                    label={t('list.stop')}
                    question={t('list.stop.question', { title })}
                    yes={t('list.stop.yes')}
                    no={t('list.stop.no')}
                    onConfirm={() => {
                      own.update((plan, at) => withEnd(plan, entry.id, at))
                      setTold(t('list.stopped', { title }))
                      document.getElementById('plan-entries')?.focus()
                    }}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
