import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { isOpenedByItself } from './arrival.ts'
import { leadTo } from './lead-to.ts'

/** Moves the focus to the part that the fragment names, if the server's data for it arrive after the page. */
export function useLedToPart(): void {
  const location = useLocation()
  const { hash, key } = location
  const isFirst = isOpenedByItself(location)
  /** The first page, the way back, or a link within the page, which the browser follows itself. */
  const isPop = useNavigationType() === 'POP'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice has a new key
  useEffect(() => {
    if (hash === '' || (isPop && !(isFirst && isLeftToUs(hash.slice(1))))) return
    const before = document.activeElement
    leadTo(hash.slice(1), () => [before, document.body].includes(document.activeElement))
  }, [hash, key, isFirst, isPop])
}

/** The browser scrolls to what is in the HTML, and back to an earlier position. It does not know parts that appear later. */
function isLeftToUs(fragment: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isBack = visit?.type === 'reload' || visit?.type === 'back_forward'
  return !isBack && document.activeElement === document.body && document.getElementById(fragment) === null
}
