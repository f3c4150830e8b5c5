import { useState } from 'react'
import type { LocalTime } from '#core/calendar/local-time.ts'
import { withMove, withState } from '#core/plan/change-plan.ts'
import type { Occurrence } from '#core/plan/occurrences.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { momentText, titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

/** Sets the state of an occurrence, or moves it; `told` is the outcome for screen readers. */
export function useMarks(own: OwnPlan) {
  const t = usePlanText()
  const { language } = useLanguage()
  const [told, setTold] = useState('')

  function say({ entry, day }: Occurrence, state: Occurrence['state']) {
    own.update((plan, at) => withState(plan, entry.id, day, state, at))
    setTold(t(`occurrence.said.${state}`, { title: titleOf(entry, t) }))
  }

  function move({ entry, day }: Occurrence, to: LocalTime) {
    own.update((plan, at) => withMove(plan, entry.id, day, to, at))
    setTold(t('occurrence.said.moved', { title: titleOf(entry, t), ...momentText(to, language) }))
  }

  return { told, say, move }
}
