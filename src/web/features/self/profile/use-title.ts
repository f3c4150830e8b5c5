import { useLayoutEffect } from 'react'
import { useRunningSystem } from '#web/lib/running-system.ts'

/** The title of a page whose address stays the same: the page first, then the brand. */
export function useTitle(title: string): void {
  const { brand } = useRunningSystem()
  // Before the effects of its parts: where something is wrong, that is put first in the title.
  useLayoutEffect(() => {
    document.title = `${title} – ${brand}`
  }, [title, brand])
}
