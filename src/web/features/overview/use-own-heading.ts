import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, isFreshArrival } from '#web/lib/arrival.ts'
import { useRunningSystem } from '#web/lib/running-system.ts'

/**
 * A heading that a page gets from its data: what it shows is another unit now, as if it were another page. So the
 * window's title follows, and the heading takes the focus, unless the address was opened by itself or the reader is at a
 * control that stays.
 * @returns the heading, or null for the page's own; and how to set it
 */
export function useOwnHeading(title: string): [string | null, (heading: string | null) => void] {
  const { brand } = useRunningSystem()
  const [heading, setHeading] = useState<string | null>(null)
  // The router's name for the address that a document begins with.
  const isOpenedByItself = useLocation().key === 'default'

  useEffect(() => {
    document.title = heading === null ? `${title} – ${brand}` : `${heading} – ${title} – ${brand}`
    if (heading === null || document.activeElement !== document.body) return
    if (!isOpenedByItself || isFreshArrival()) focusHeading()
  }, [heading, title, brand, isOpenedByItself])
  return [heading, setHeading]
}
