import { useState } from 'react'
import { addDays, type Day, type LocalTime, nextTime, weekdayOf } from '#core/calendar/local-time.ts'
import { type Chosen, hasMore, newEntry, withEnd, withEntries, withReview } from '#core/plan/change-plan.ts'
import { type Plan, type PlanEntry, planLimits } from '#core/plan/plan.ts'
import { fits } from '#core/plan/plan-faults.ts'
import { weekOf } from '#core/plan/weekly-review.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { dayText, titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

type WeeklyReviewFormProps = {
  readonly own: OwnPlan
  readonly monday: Day
  readonly onSaved: () => void
}

/** How the week went, what helped, and what continues. */
export function WeeklyReviewForm({ own, monday, onSaved }: WeeklyReviewFormProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const now = useNow()
  const week = weekOf(own.plan, monday)
  const [helped, setHelped] = useState<readonly string[]>([])
  const [words, setWords] = useState('')
  const [stopped, setStopped] = useState<readonly string[]>([])
  const [again, setAgain] = useState<readonly string[]>([])
  const [full, setFull] = useState(false)
  const more = (entry: PlanEntry) => hasMore(entry, now)

  function toggle(ids: readonly string[], id: string, wanted: boolean): readonly string[] {
    return wanted ? [...ids, id] : ids.filter((other) => other !== id)
  }

  function save() {
    const at = new Date()
    const anew = week
      .map(({ entry }) => entry)
      .filter(({ id }) => again.includes(id))
      .map((entry) => newEntry(againFrom(entry, now, newId()), at))
    const change = (plan: Plan, when: Date) => {
      const ended = stopped.reduce((left, id) => withEnd(left, id, when), plan)
      return withReview(withEntries(ended, anew, when), monday, { helped, words: words.trim() }, when)
    }
    if (anew.length > 0 && !fits(change(own.plan, at), [], now)) return setFull(true)
    own.update(change)
    onSaved()
  }

  return (
    <Form errors={full ? [{ fieldId: 'review-on', message: t('review.full') }] : []} onSubmit={save}>
      <LeaveGuard unsaved={words.trim() !== ''} />
      <p className="small quiet">
        {t('review.week', { from: dayText(monday, language), to: dayText(addDays(monday, 6), language) })}.{' '}
        {t('review.lead')}
      </p>
      <h3 id="review-what">{t('review.what')}</h3>
      <ul className="plan-list" aria-labelledby="review-what">
        {week.map(({ entry, done, skipped, open }) => (
          <li key={entry.id}>
            <strong>{titleOf(entry, t)}</strong>
            <p className="small">
              {[
                t('review.done', { count: done }),
                ...(skipped > 0 ? [t('review.skipped', { count: skipped })] : []),
                ...(open > 0 ? [t('review.open', { count: open })] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {week.some(({ open }) => open > 0) && <p className="small quiet">{t('review.open.hint')}</p>}
      <CheckboxGroup id="review-helped" legend={t('review.helped')} hint={t('review.helped.hint')}>
        {week.map(({ entry }) => (
          <Checkbox
            key={entry.id}
            id={`helped-${entry.id}`}
            label={titleOf(entry, t)}
            checked={helped.includes(entry.id)}
            onChange={(event) => setHelped(toggle(helped, entry.id, event.target.checked))}
          />
        ))}
      </CheckboxGroup>
      <CheckboxGroup id="review-on" legend={t('review.on')}>
        {week.map(({ entry }) => (
          <Checkbox
            key={entry.id}
            id={`on-${entry.id}`}
            label={titleOf(entry, t)}
            hint={t(more(entry) ? 'review.on.more' : 'review.on.again')}
            checked={more(entry) ? !stopped.includes(entry.id) : again.includes(entry.id)}
            onChange={(event) => {
              setFull(false)
              if (more(entry)) setStopped(toggle(stopped, entry.id, !event.target.checked))
              else setAgain(toggle(again, entry.id, event.target.checked))
            }}
          />
        ))}
      </CheckboxGroup>
      <Textarea
        id="review-words"
        label={t('review.words')}
        optional={t('review.optional')}
        rows={3}
        maxLength={planLimits.words}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Submit>{t('review.save')}</Submit>
    </Form>
  )
}

/** Four more weeks of the same, from its next weekday on; a single occurrence becomes weekly. */
function againFrom(entry: PlanEntry, now: LocalTime, id: string): Chosen {
  const { action, title, time, minutes, remind, weekly, first } = entry
  const on = weekly?.on ?? [weekdayOf(first)]
  const [soonest = addDays(now.day, 1)] = on.map((weekday) => nextTime(weekday, time, now).day).toSorted()
  return { id, action, title, first: soonest, time, minutes, remind, weekly: { on: on.toSorted(), weeks: 4 } }
}
