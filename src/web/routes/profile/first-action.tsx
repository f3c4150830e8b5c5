import type { ReactNode } from 'react'
import { firstAreas } from '#core/plan/areas.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { headingOf } from '#core/scoring/result-heading.ts'
import { loadActionWords } from '#web/features/self/plan/action-words.ts'
import { FirstAction } from '#web/features/self/plan/first-action.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'

/**
 * The action that a result suggests first. A person who is treated badly is asked to tell somebody before anything goes into
 * a plan. @returns undefined while the texts are loading, and where the result has another first step
 */
export function useFirstAction(taken: Result | undefined): ReactNode | undefined {
  const { language } = useLanguage()
  const areas = taken === undefined || headingOf(taken).kind === 'mistreatment' ? [] : firstAreas(taken)
  const words = useLazyModule(areas.length > 0, loadActionWords(language))
  return areas.length > 0 && words ? <FirstAction areas={areas} words={words} /> : undefined
}
