import { useEffect, useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import { sameJson } from '#core/own-document/merge.ts'
import { newEntry, withTimes, withWords } from '#core/plan/change-plan.ts'
import { comingIn } from '#core/plan/occurrences.ts'
import { type Plan, type PlanEntry, planLimits } from '#core/plan/plan.ts'
import { fits, isSame, skippedHour, wordsFault } from '#core/plan/plan-faults.ts'
import type { FormError } from '#web/lib/form/form.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { Button } from '#web/ui/button/button.tsx'
import { chosenOf, draftFault, draftOf, fieldOf } from './action-draft.ts'
import { OwnWordsField } from './own-words-field.tsx'
import type { ActionDraft, DraftFault } from './plan-draft.ts'
import { faultText, momentText, titleOf } from './plan-words.ts'
import { TimeFields } from './time-fields.tsx'
import { usePlanText } from './use-plan-text.ts'

type EditEntryProps = {
  readonly own: OwnPlan
  readonly entry: PlanEntry
  readonly now: LocalTime
  readonly onSaved: (saved: PlanEntry) => void
  readonly onCancel: () => void
}

/** Changes the times of an action in the plan, in its place, and the words of the person's own action. */
export function EditEntry({ own, entry, now, onSaved, onCancel }: EditEntryProps) {
  const t = usePlanText()
  const [begun] = useState(() => draftOf(entry, now))
  const [draft, setDraft] = useState(begun)
  const [fault, setFault] = useState<DraftFault | null>(null)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const title = titleOf(entry, t)
  const first = fieldOf(begun.title === null ? 'day' : 'title', begun)
  useEffect(() => document.getElementById(first)?.focus(), [first])

  function refuse(wrong: DraftFault | null, message: string) {
    setFault(wrong)
    setErrors([{ fieldId: fieldOf(wrong ?? 'day', draft), message }])
  }

  function save() {
    const { title: words } = draft
    const reworded = words !== null && words.trim() !== begun.title
    const retimed = !sameJson({ ...draft, title: null }, { ...begun, title: null })
    if (!reworded && !retimed) return onCancel()
    const wrongWords = reworded ? wordsFault(words) : null
    const wrong = wrongWords ?? (retimed ? draftFault({ ...draft, title: null }, now) : null)
    const chosen = chosenOf(draft)
    if (wrong !== null || chosen === null) return refuse(wrong, faultText(wrong ?? 'day', title, t))
    const { first, time, minutes, weekly, remind } = chosen
    const times = { first, time, minutes, weekly, remind }
    const change = (plan: Plan, at: Date): Plan => {
      const named = reworded ? withWords(plan, entry.id, words.trim()) : plan
      return retimed ? withTimes(named, entry.id, times, at) : named
    }
    const saved = { ...entry, ...(retimed ? times : {}), ...(reworded ? { title: words.trim() } : {}) }
    const others = own.plan.entries.filter(({ id }) => id !== entry.id)
    if (others.some((other) => isSame(other, saved))) return refuse(null, t('edit.double'))
    const changed = change(own.plan, new Date())
    if (retimed && !fits(changed, [], now)) {
      const count = comingIn(changed.entries, now)
      return refuse(null, count > planLimits.occurrences ? t('wrong.full', { count }) : t('wrong.entries'))
    }
    own.update(change)
    onSaved(saved)
  }

  return (
    <Form
      errors={errors}
      className="flow move-form no-print"
      label={t(begun.title === null ? 'edit.title' : 'edit.title.own', { title: titleOf(entry, t) })}
      onSubmit={save}
    >
      <OwnWordsField draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <TimeFields
        draft={draft}
        today={now.day}
        fault={fault}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <SkippedHour draft={draft} />
      <p className="small quiet">{t(begun.title === null ? 'edit.stays' : 'edit.stays.own')}</p>
      <p className="actions">
        <Submit kind="quiet">{t('edit.save')}</Submit>
        <Button kind="plain" onClick={onCancel}>
          {t('move.cancel')}
        </Button>
      </p>
    </Form>
  )
}

/** Warns as soon as a time is in the hour that is skipped in March. */
function SkippedHour({ draft }: { readonly draft: ActionDraft }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const chosen = chosenOf(draft)
  const skipped = chosen === null ? null : skippedHour(newEntry(chosen, new Date(0)))
  return (
    <p role="status" className="small">
      {skipped !== null &&
        t('check.skipped', {
          date: momentText(skipped.planned, language).day,
          time: momentText(skipped.planned, language).time,
          shown: momentText(skipped.shown, language).time,
        })}
    </p>
  )
}
