import { useState } from 'react'
import { addDays, type LocalTime } from '#core/calendar/local-time.ts'
import type { ActionId } from '#core/plan/actions.ts'
import type { AreaId } from '#core/plan/areas.ts'
import { hasMore, newEntry, withEnd, withEntries } from '#core/plan/change-plan.ts'
import { isPast, occurrencesOf } from '#core/plan/occurrences.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { fits } from '#core/plan/plan-faults.ts'
import { suggestedFor, withAnother } from '#core/plan/suggest.ts'
import { capital } from '#text/capital.ts'
import type { Texts } from '#text/messages.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { usePlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { chosenOf, draftFor } from './action-draft.ts'
import { dayText } from './plan-words.ts'

type FirstActionProps = {
  /** Where the own result says that something is needed, worst first. */
  readonly areas: readonly AreaId[]
  /** What the actions are called. */
  readonly words: Texts
}

/** One thing to do, with its time, that goes into the plan with one press and is exchanged with another. */
export function FirstAction({ areas, words }: FirstActionProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const now = useNow()
  const { plan, update, kept } = usePlan()
  const [suggested, setSuggested] = useState(() => suggestedFor(areas, 1))
  /** Id of the entry that this card has put into the plan. */
  const [id, setId] = useState(newId)
  const [pressed, setPressed] = useState<'added' | 'exchanged' | 'removed' | 'full' | null>(null)
  const action = suggested.shown[0] as ActionId
  const title = words[`${action}.title`] ?? ''
  const chosen = chosenOf(draftFor(action, now, id))
  const planned = plan.entries.find((entry) => entry.action === action && hasMore(entry, now))
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
        {at !== null && whenWords(at, now, t, (day) => dayText(day, language), clockText(at.time, language))}
        {weekly !== null && `. ${t('action.weekly')}`}
      </p>
      <p role="status" className="small">
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

type When = (key: `action.at.${'today' | 'evening' | 'tomorrow' | 'day'}`, words: Words) => string
type Words = { readonly day: string; readonly time: string }

/** From this hour on it is called evening, not day. */
const evening = '17:00'

/** I kväll 21.30, I morgon 08.30, Måndag 30 november 09.00. */
function whenWords(
  at: LocalTime,
  now: LocalTime,
  t: When,
  dayOf: (day: LocalTime['day']) => string,
  time: string,
): string {
  const day = capital(dayOf(at.day))
  if (at.day === now.day)
    return t(at.time >= evening ? 'action.at.evening' : 'action.at.today', { day, time })
  return t(at.day === addDays(now.day, 1) ? 'action.at.tomorrow' : 'action.at.day', { day, time })
}
