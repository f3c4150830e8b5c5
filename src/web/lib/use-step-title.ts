import { useLayoutEffect } from 'react'
import { useRunningSystem } from './running-system.ts'

/**
 * Says a step within a page in the window's title, as if it were a page, as long as it is shown.
 * @param step null: the page as it begins
 * @param page what the page is called
 */
export function useStepTitle(step: string | null, page: string): void {
  const { brand } = useRunningSystem()
  // Before the effects of its parts: where something is wrong, that is put first in the title.
  useLayoutEffect(() => {
    if (step === null) return
    const own = `${page} – ${brand}`
    const shown = `${step} – ${own}`
    document.title = shown
    // Only the step is taken back: by then the title may be that of the next page.
    return () => {
      document.title = document.title.replace(shown, own)
    }
  }, [step, page, brand])
}
