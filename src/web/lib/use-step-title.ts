import { useLayoutEffect } from 'react'
import { useRunningSystem } from './running-system.ts'

/**
 * Shows a step within a page in the window's title while the step is shown, as if it were a page of its own.
 * @param step null: the first view of the page
 * @param page title of the page
 */
export function useStepTitle(step: string | null, page: string): void {
  const { brand } = useRunningSystem()
  // A layout effect, before the effects of the fields, which put an error mark first in the title.
  useLayoutEffect(() => {
    if (step === null) return
    const own = `${page} – ${brand}`
    const shown = `${step} – ${own}`
    document.title = shown
    // Only removes the step, because the title may already be that of the next page.
    return () => {
      document.title = document.title.replace(shown, own)
    }
  }, [step, page, brand])
}
