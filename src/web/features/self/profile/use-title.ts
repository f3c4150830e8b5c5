import { useLayoutEffect } from 'react'
import { useRunningSystem } from '#web/lib/running-system.ts'

/** The title of a page whose address stays the same: the page first, then the brand. */
export function useTitle(title: string): void {
  const { brand } = useRunningSystem()
  // A layout effect, before the effects of the fields, which put an error mark first in the title.
  useLayoutEffect(() => {
    document.title = `${title} – ${brand}`
  }, [title, brand])
}
