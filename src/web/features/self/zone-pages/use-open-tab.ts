import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isOpenedByItself } from '#web/lib/arrival.ts'

type Sought<Tab> = { readonly place: string; readonly tab: Tab; readonly isFirst: boolean }

/**
 * The open tab, also for a link to something inside a tab: `/red-zone#tekniker` opens the tab, and `/red-zone#micro` opens
 * the tab and unfolds the technique. A person who has moved on before the scripts arrived keeps their focus.
 * @param places the tab that each fragment of the page belongs to; the same at every render
 */
export function useOpenTab<Tab extends string>(first: Tab, places: Readonly<Record<string, Tab>>) {
  const [open, setOpen] = useState<Tab>(first)
  const [sought, setSought] = useState<Sought<Tab> | null>(null)
  const location = useLocation()
  const { hash, key } = location
  const isFirst = isOpenedByItself(location)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed twice has a new key
  useEffect(() => {
    const place = hash.slice(1)
    const tab = Object.hasOwn(places, place) ? places[place] : undefined
    if (tab === undefined) return
    setOpen(tab)
    setSought({ place, tab, isFirst })
  }, [hash, key, isFirst, places])

  // In an effect after the tab has been rendered, so that the target exists.
  useEffect(() => {
    if (sought === null) return
    const target = document.getElementById(sought.place) ?? document.getElementById(`${sought.tab}-tab`)
    const focused = document.activeElement
    if (sought.isFirst && focused !== document.body && focused !== target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    target?.scrollIntoView({ block: 'start' })
    const focusable = target instanceof HTMLDetailsElement ? target.querySelector('summary') : target
    focusable?.focus({ preventScroll: true })
  }, [sought])

  return { open, setOpen: (id: string) => setOpen(id as Tab) }
}
