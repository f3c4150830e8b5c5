import { useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import { newEntry, withEntries } from '#core/plan/change-plan.ts'
import { comingIn } from '#core/plan/occurrences.ts'
import { type Plan, type PlanEntry, planLimits } from '#core/plan/plan.ts'
import { fits, isSame, skippedHour } from '#core/plan/plan-faults.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { chosenOf } from './action-draft.ts'
import type { ActionDraft } from './plan-draft.ts'
import { momentText, titleOf, whenText } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

type CheckScheduleProps = {
  readonly actions: readonly ActionDraft[]
  readonly plan: Plan
  readonly now: LocalTime
  readonly onSave: (entries: readonly PlanEntry[]) => void
  readonly onBack: () => void
}

/** Shows in words what will be added to the plan. */
export function CheckSchedule({ actions, plan, now, onSave, onBack }: CheckScheduleProps) {
  const t = usePlanText()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const rows = actions.flatMap((draft) => {
    const chosen = chosenOf(draft)
    if (chosen === null) return []
    return [{ chosen, double: plan.entries.some((entry) => isSame(entry, chosen)) }]
  })

  function save() {
    const at = new Date()
    const fresh = rows.filter(({ double }) => !double).map(({ chosen }) => newEntry(chosen, at))
    const tidy = withEntries(plan, [], at)
    if (fits(tidy, fresh, now)) return onSave(fresh)
    const count = comingIn([...tidy.entries, ...fresh], now)
    const message = count > planLimits.occurrences ? t('wrong.full', { count }) : t('wrong.entries')
    setErrors([{ fieldId: 'check-back', message }])
  }

  return (
    <Form errors={errors} onSubmit={save}>
      <ul className="plan-list" aria-labelledby="plan-step">
        {rows.map(({ chosen, double }) => (
          <CheckRow key={chosen.id} entry={newEntry(chosen, new Date(0))} double={double} />
        ))}
      </ul>
      <p className="actions">
        <Submit>{t('check.save')}</Submit>
        <Button id="check-back" kind="plain" onClick={onBack}>
          {t('check.back')}
        </Button>
      </p>
    </Form>
  )
}

function CheckRow({ entry, double }: { readonly entry: PlanEntry; readonly double: boolean }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const skipped = skippedHour(entry)
  return (
    <li>
      <strong>{titleOf(entry, t)}</strong>
      <p className="small">{whenText(entry, t, language)}</p>
      <p className="small quiet">{t(entry.remind ? 'say.remind' : 'say.noRemind')}</p>
      {double && <Notice>{t('check.double')}</Notice>}
      {skipped !== null && (
        <Notice>
          {t('check.skipped', {
            date: momentText(skipped.planned, language).day,
            time: momentText(skipped.planned, language).time,
            shown: momentText(skipped.shown, language).time,
          })}
        </Notice>
      )}
    </li>
  )
}
