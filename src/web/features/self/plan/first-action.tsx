import { useEffect, useRef, useState } from 'react'
import { addDays, type LocalTime } from '#core/calendar/local-time.ts'
import type { ActionId } from '#core/plan/actions.ts'
import type { AreaId } from '#core/plan/areas.ts'
import { newEntry, withEnd, withEntries } from '#core/plan/change-plan.ts'
import { isPast, occurrencesOf } from '#core/plan/occurrences.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { fits } from '#core/plan/plan-faults.ts'
import { comingOf } from '#core/plan/set-times.ts'
import { suggestedFor, withAnother } from '#core/plan/suggest.ts'
import { capital } from '#text/capital.ts'
import type { Texts } from '#text/messages.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { chosenOf, draftFor } from './action-draft.ts'
import { dayText, momentText } from './plan-words.ts'

type FirstActionProps = {
  /** The areas in which the own result shows a need, worst first. */
  readonly areas: readonly AreaId[]
  /** The texts of the actions. */
  readonly words: Texts
}

/** One suggested action with its time: one press adds it to the plan, another replaces the suggestion. */
export function FirstAction({ areas, words }: FirstActionProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const now = useNow()
  const { plan, update, kept } = usePlan()
  const [suggested, setSuggested] = useState(() => suggestedFor(areas, 1))
  /** Id of the entry that this card adds to the plan. */
  const [id, setId] = useState(newId)
  const [pressed, setPressed] = useState<'added' | 'exchanged' | 'removed' | 'full' | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  // The pressed button has been replaced by others.
  useEffect(() => {
    if (pressed === 'added' || pressed === 'removed') status.current?.focus()
  }, [pressed])
  const action = suggested.shown[0] as ActionId
  const title = words[`${action}.title`] ?? ''
  const chosen = chosenOf(draftFor(action, now, id))
  const [planned] = comingOf(plan, [action], now)
  const at = planned === undefined ? chosen && { day: chosen.first, time: chosen.time } : nextOf(planned, now)
  const weekly = (planned ?? chosen)?.weekly ?? null

  function add() {
    if (chosen === null) return
    const entry = newEntry(chosen, new Date())
    const room = fits(plan, [entry], now)
    if (room) update((before, written) => withEntries(before, [entry], written))
    setPressed(room ? 'added' : 'full')
  }

  return (
    <>
      <h3>{title}</h3>
      <p>
        {at !== null &&
          t(whenKey(at, now), { ...momentText(at, language), day: capital(dayText(at.day, language)) })}
        {weekly !== null && `. ${t('action.weekly')}`}
      </p>
      <p ref={status} role="status" tabIndex={-1} className="small">
        {planned !== undefined && t(kept ? 'action.planned' : 'action.notKept')}
        {pressed === 'exchanged' && <span className="hidden-text">{title}</span>}
        {pressed === 'removed' && t('action.removed')}
        {pressed === 'full' && t('action.full')}
      </p>
      <p className="actions no-print">
        {planned === undefined ? (
          <>
            <Button onClick={add}>{t('action.add')}</Button>
            <Button
              kind="plain"
              onClick={() => {
                setSuggested(withAnother(suggested, areas, action))
                setPressed('exchanged')
              }}
            >
              {t('action.exchange')}
            </Button>
          </>
        ) : (
          <>
            <PageButton to="/personal-action-plan">{t('step.plan.do')}</PageButton>
            {planned.id === id && (
              <Button
                kind="plain"
                onClick={() => {
                  update((before, written) => withEnd(before, id, written))
                  setId(newId())
                  setPressed('removed')
                }}
              >
                {t('action.undo')}
              </Button>
            )}
          </>
        )}
      </p>
    </>
  )
}

const nextOf = (entry: PlanEntry, now: LocalTime): LocalTime | null =>
  occurrencesOf(entry).find(({ at, state }) => state === 'open' && !isPast(at, now))?.at ?? null

/** From this hour the time is called evening, not day. */
const evening = '17:00'

/** The text key of a time: I kväll 21.30, I morgon 08.30, Måndag 30 november 09.00. */
function whenKey(at: LocalTime, now: LocalTime) {
  if (at.day === now.day) return at.time >= evening ? 'action.at.evening' : 'action.at.today'
  return at.day === addDays(now.day, 1) ? 'action.at.tomorrow' : 'action.at.day'
}
