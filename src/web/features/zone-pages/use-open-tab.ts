import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Which tab is open, also for a link to something inside it: `/red-zone#tekniker` opens the tab, and
 * `/red-zone#pausandning` opens the tab and unfolds the technique.
 * @param places the tab that each place of the page lies in, a tab in itself
 */
export function useOpenTab<Tab extends string>(first: Tab, places: Readonly<Record<string, Tab>>) {
  const [open, setOpen] = useState<Tab>(first)
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice has a new key
  useEffect(() => {
    const place = decodeURIComponent(hash.slice(1))
    const tab = Object.hasOwn(places, place) ? places[place] : undefined
    if (tab === undefined) return
    setOpen(tab)
    // After the tab has been drawn there is something to scroll to.
    const drawn = requestAnimationFrame(() => {
      const target = document.getElementById(place) ?? document.getElementById(`${tab}-tab`)
      if (target instanceof HTMLDetailsElement) target.open = true
      target?.scrollIntoView({ block: 'start' })
      const focusable = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target
      focusable?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(drawn)
  }, [hash, key, places])

  return { open, setOpen: (id: string) => setOpen(id as Tab) }
}
