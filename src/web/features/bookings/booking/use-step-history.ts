import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { type Step, steps } from './booking-draft.ts'

/** The history state of a booking step. */
export type Entry = {
  readonly bookingStep: Step | 'booked'
  /** The step before, if this entry follows it: the page's back button then goes back in the history instead of adding an entry. */
  readonly from?: Step
}

export function entryOf(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('bookingStep' in state)) return null
  const { bookingStep } = state
  if (bookingStep === 'booked') return { bookingStep }
  const step = steps.find((one) => one === bookingStep)
  if (step === undefined) return null
  const from = 'from' in state ? steps.find((one) => one === state.from) : undefined
  return { bookingStep: step, ...(from === undefined ? {} : { from }) }
}

type Arrivals = {
  /** Called when the browser goes back or forward to an entry; one without a step is the first question. */
  readonly onArrive: (entry: Entry) => void
  /** Called when a link leads to this page again. */
  readonly onOpen: (search: string) => void
}

/** Each step is a history entry at the same address, so that the browser's back and forward buttons move between steps. */
export function useStepHistory({ onArrive, onOpen }: Arrivals) {
  const location = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const seen = useRef(location.key)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at each new entry of the history once
  useEffect(() => {
    if (seen.current === location.key) return
    seen.current = location.key
    const entry = entryOf(location.state)
    if (entry === null && kind !== 'POP') onOpen(location.search)
    else onArrive(entry ?? { bookingStep: 'type' })
  }, [location])

  const go = (entry: Entry, how: { readonly replace: boolean }) =>
    void navigate({ pathname: location.pathname, search: location.search }, { state: entry, ...how })

  return {
    entry: entryOf(location.state),
    push: (bookingStep: Step, from: Step) => go({ bookingStep, from }, { replace: false }),
    replace: (bookingStep: Entry['bookingStep']) => go({ bookingStep }, { replace: true }),
    /** Goes to the step before: back in the history if that is the entry before, otherwise by replacing this entry. */
    goBack(before: Step) {
      if (entryOf(location.state)?.from === before) void navigate(-1)
      else go({ bookingStep: before }, { replace: true })
    },
  }
}
