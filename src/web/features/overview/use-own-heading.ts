import { useEffect, useRef, useState } from 'react'
import { focusHeading, ledHereByUs } from '#web/lib/arrival.ts'
import { useRunningSystem } from '#web/lib/running-system.ts'

/**
 * A heading that a page gets from its data: what it shows is another unit now, as if it were another page. So the
 * window's title follows, and the heading takes the focus, unless the address was opened by itself.
 * @returns the heading, or null for the page's own; and how to set it
 */
export function useOwnHeading(title: string): [string | null, (heading: string | null) => void] {
  const { brand } = useRunningSystem()
  const [heading, setHeading] = useState<string | null>(null)
  const isFirst = useRef(true)

  useEffect(() => {
    document.title = heading === null ? `${title} – ${brand}` : `${heading} – ${title} – ${brand}`
    if (heading === null) return
    if (!isFirst.current || ledHereByUs()) focusHeading()
    isFirst.current = false
  }, [heading, title, brand])
  return [heading, setHeading]
}
