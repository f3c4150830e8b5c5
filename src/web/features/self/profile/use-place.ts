import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusHeading } from '#web/lib/arrival.ts'
import { sharedScreen } from '#web/lib/shared-screen.ts'
import type { Draft } from './draft.ts'
import type { Finished } from './finished.ts'
import type { Form } from './form.ts'
import { allowedPlace, firstOpenPlace, type Place } from './way.ts'

/** What an entry of the browser's history knows about the form. It survives a reload and goes with the back button. */
export type Entry = {
  readonly place: Place
  /** Where the person came from: "Previous" then goes back in history instead of adding to it. */
  readonly from?: Place
  /** Opened from the check page: "Continue" leads back there. */
  readonly toCheck?: true
  /** The person had left and goes on. */
  readonly resumed?: true
  /** At the result: what was answered, and whose it is. */
  readonly finished?: Finished
}

/** Whether this document has shown a place before; its first one may be left over from an earlier visit. */
let shownBefore = false

/** The browser keeps an entry's state when the same address is opened again, as if it had been reloaded. */
function openedAnew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return !shownBefore && arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
}

const isShared = (): boolean => sharedScreen.read() !== null

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'place' in value && typeof value.place === 'string'

/**
 * Where the person stands. The address never changes; each place is an entry of the history, so the browser's back
 * and forward walk through the questions. After a reload the first open question comes first.
 */
export function usePlace(form: Form, draft: Draft | null, ready: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const entry: Entry = isEntry(location.state) ? location.state : { place: 'welcome' }
  const [arrived, setArrived] = useState(false)
  const place = arrived ? allowedPlace(form, draft, entry.place) : 'welcome'

  function go(next: Entry, how: { readonly replace?: boolean } = {}) {
    // The fragment is a mailed link's; it has been read and has no place in the history.
    void navigate({ pathname: location.pathname, search: location.search }, { state: next, ...how })
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

  // The language switch leads to the same page in the other language, at an address of its own: the place comes along.
  const before = useRef({ pathname: location.pathname, entry })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at each new entry of the history once
  useEffect(() => {
    const { pathname, entry: last } = before.current
    const switched = pathname !== location.pathname && !isEntry(location.state)
    before.current = { pathname: location.pathname, entry: switched ? last : entry }
    if (switched && last.place !== 'welcome') go(last, { replace: true })
  }, [location])

  useFocusOnHeading(arrived ? place : null)

  return {
    place,
    entry,
    // The next person at a shared screen must find nothing by going back.
    go: (next: Place, more: Omit<Entry, 'place' | 'from'> = {}) =>
      isShared()
        ? go({ place: next, ...more }, { replace: true })
        : go({ place: next, from: place, ...more }),
    replace: (next: Place, more: Omit<Entry, 'place'> = {}) =>
      go({ place: next, ...more }, { replace: true }),
    /** To the place before: back in the history where that is the same, else instead. */
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
