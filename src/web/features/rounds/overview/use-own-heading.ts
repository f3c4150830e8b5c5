import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isFreshArrival, isOpenedByItself } from '#web/lib/arrival.ts'
import { useRunningSystem } from '#web/lib/running-system.ts'

/**
 * A heading that depends on the page's data, for example on the shown unit, which makes it another page for readers. The
 * window's title follows it, and the heading takes the focus, unless the address was opened directly or the reader is at a
 * control that stays.
 * @returns the heading, or null for the page's own; and how to set it
 */
export function useOwnHeading(title: string): [string | null, (heading: string | null) => void] {
  const { brand } = useRunningSystem()
  const [heading, setHeading] = useState<string | null>(null)
  const isFirst = isOpenedByItself(useLocation())

  useEffect(() => {
    document.title = heading === null ? `${title} – ${brand}` : `${heading} – ${title} – ${brand}`
    if (heading === null || document.activeElement !== document.body) return
    if (!isFirst || isFreshArrival()) focusHeading()
  }, [heading, title, brand, isFirst])
  return [heading, setHeading]
}
