import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { focusHeading } from '#web/lib/arrival.ts'
import { sharedScreen } from '#web/lib/shared-screen.ts'
import type { Draft } from './draft.ts'
import type { Form } from './form.ts'
import type { Finished } from './submission.ts'
import { allowedPlace, firstOpenPlace, type Place } from './way.ts'

/** The history state of the form. It survives a reload and follows the back button. */
export type Entry = {
  readonly place: Place
  /** The place before: "Previous" then goes back in the history instead of adding an entry. */
  readonly from?: Place
  /** How many entries of the form are before it in the history. */
  readonly depth?: number
  /** Opened from the check page, to which "Continue" leads back. */
  readonly toCheck?: true
  /** The person had left the form and continues. */
  readonly resumed?: true
  /** At the result: the finished form and its owner. */
  readonly finished?: Finished
}

/** Whether this document has shown a place before; the first one may be left from an earlier visit. */
let shownBefore = false

/** Whether the address was opened again: the browser then keeps the history state, as after a reload. */
function openedAnew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return !shownBefore && arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
}

const isShared = (): boolean => sharedScreen.read() !== null

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'place' in value && typeof value.place === 'string'

/**
 * The person's place in the form. The address stays the same; each place is a history entry, so that the browser's back and
 * forward buttons move between questions. After a reload the first open question comes first.
 */
export function usePlace(form: Form, draft: Draft | null, ready: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const entry: Entry = isEntry(location.state) ? location.state : { place: 'welcome' }
  const [arrived, setArrived] = useState(false)
  const place = arrived ? allowedPlace(form, draft, entry.place) : 'welcome'

  function go(next: Entry, how: { readonly replace?: boolean } = {}, here = entry) {
    const depth = (here.depth ?? 0) + (how.replace ? 0 : 1)
    // Removes the fragment, which is a mailed link's and has been read, so that the history does not keep it.
    void navigate(
      { pathname: location.pathname, search: location.search },
      { state: { ...next, depth }, ...how },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the browser's draft is known
  useEffect(() => {
    if (!ready || arrived) return
    setArrived(true)
    const anew = openedAnew()
    shownBefore = true
    if (entry.place === 'result' && entry.finished && !anew && !isShared()) return
    const begun = draft !== null && Object.keys(draft.answers).length > 0
    const first = firstOpenPlace(form, draft)
    if (begun && (entry.place !== first || !entry.resumed))
      go({ place: first, resumed: true }, { replace: true })
    else if (!begun && entry.place === 'result') go({ place: 'welcome' }, { replace: true })
  }, [ready, arrived])

  // The language switch leads to the page at another address, and takes the place along.
  const before = useRef({ pathname: location.pathname, entry })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at each new entry of the history once
  useEffect(() => {
    const { pathname, entry: last } = before.current
    const switched = pathname !== location.pathname && !isEntry(location.state)
    before.current = { pathname: location.pathname, entry: switched ? last : entry }
    if (switched && last.place !== 'welcome') {
      go(last, { replace: true }, { ...last, depth: (last.depth ?? 0) + 1 })
      return
    }
    // The answers of these entries are gone: one press of Back leads past all of them, to the welcome.
    const isGone = entry.place !== 'welcome' && allowedPlace(form, draft, entry.place) === 'welcome'
    if (arrived && isGone && navigationType === 'POP' && entry.depth) void navigate(-entry.depth)
  }, [location])

  useFocusOnHeading(arrived ? place : null)

  return {
    place,
    entry,
    // On a shared screen the entry is replaced, so that the next person finds nothing by going back.
    go: (next: Place, more: Omit<Entry, 'place' | 'from'> = {}) =>
      isShared()
        ? go({ place: next, ...more }, { replace: true })
        : go({ place: next, from: place, ...more }),
    replace: (next: Place, more: Omit<Entry, 'place'> = {}) =>
      go({ place: next, ...more }, { replace: true }),
    /** Goes to the place before: back in the history if that is the entry before, otherwise by replacing this entry. */
    goBack(previous: Place) {
      if (entry.from === previous) void navigate(-1)
      else go({ place: previous }, { replace: true })
    },
  }
}

function useFocusOnHeading(place: Place | null) {
  const last = useRef<Place>(undefined)
  useEffect(() => {
    if (place === null) return
    const first = last.current === undefined
    const moved = last.current !== place
    last.current = place
    if (first && place === 'welcome') return
    if (!moved) return
    focusHeading()
  }, [place])
}
