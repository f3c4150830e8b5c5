import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MadeBooking } from '#contract/booking.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { newId } from '#web/lib/new-id.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import {
  type BookingDraft,
  emptyDraft,
  keepDraft,
  reachable,
  readDraft,
  type Step,
  typeNamed,
} from './booking-draft.ts'
import { type BookingError, bookingErrors } from './booking-errors.ts'
import { requestOf } from './booking-request-of.ts'
import { type Entry, useStepHistory } from './use-step-history.ts'

const tab = () => sessionStorage

/** What one step asks for: the rest is not judged yet. */
const fieldsOf: Readonly<Record<Step, readonly BookingError['field'][]>> = {
  type: ['type'],
  time: ['startsAt'],
  details: ['days', 'groupSize', 'format', 'place', 'way', 'phone', 'name', 'email'],
  check: [],
}

/** The schema comes when somebody fills in the form. @throws ApiError `network` when it cannot be fetched */
const loadCheck = () =>
  import('./check-booking.ts').catch(() => {
    throw new ApiError(0, 'network')
  })

/** A booking from the first choice to the confirmation; what is written stays in the tab until it is booked. */
export function useBookingForm(heading: RefObject<HTMLElement | null>) {
  const { language } = useLanguage()
  const marked = useSignedInMark()
  const [refusedAccount, setRefusedAccount] = useState(false)
  const withAccount = marked && !refusedAccount
  const [draft, setDraft] = useState(emptyDraft)
  const [errors, setErrors] = useState<readonly BookingError[]>([])
  const [failure, setFailure] = useState<unknown>()
  const [others, setOthers] = useState<readonly string[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeBooking | null>(null)
  const moved = useRef(false)

  const history = useStepHistory({ onArrive: arrive, onOpen: open })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes up
  useEffect(() => {
    if (history.entry === null) open(location.search)
    else show(readDraft(tab), history.entry)
  }, [])

  // A new step is a new question: its heading is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    if (moved.current) (heading.current ?? document.querySelector('h1'))?.focus()
  }, [draft.step, made, heading])

  /** The page from the beginning, or where this tab was; a link may have said what is to be booked. */
  function open(search: string) {
    const kept = readDraft(tab)
    const query = new URLSearchParams(search)
    const type = typeNamed(query.get('typ'))
    const lecture = query.get('forelasning') ?? kept.lecture
    const opened =
      type === null || (type === kept.type && kept.step !== 'type')
        ? { ...kept, lecture }
        : // A button has said what: the next question comes at once.
          {
            ...kept,
            type,
            lecture,
            startsAt: '',
            step: type === 'lecture' ? ('details' as const) : ('time' as const),
          }
    clear()
    const step = reachable(opened, opened.step)
    if (step === 'type') return setDraft({ ...opened, step })
    // Kept, so that a reload finds it at the step that its entry of the history names.
    write({ ...opened, step })
    history.replace(step)
  }

  function arrive(entry: Entry) {
    if (made !== null && entry.bookingStep === 'booked') return
    if (made === null && entry.bookingStep === draft.step) return
    moved.current = true
    clear()
    show(made === null ? draft : emptyDraft, entry)
  }

  /** The step of an entry, if what is chosen reaches that far. What has been booked is not asked again. */
  function show(chosen: BookingDraft, { bookingStep }: Entry) {
    const step = bookingStep === 'booked' ? 'type' : reachable(chosen, bookingStep)
    write({ ...chosen, step })
    if (step !== bookingStep) history.replace(step)
  }

  function clear() {
    setErrors([])
    setFailure(undefined)
    setMade(null)
  }

  function write(next: BookingDraft) {
    setDraft(next)
    keepDraft(tab, next)
  }

  function change(part: Partial<BookingDraft>) {
    // Another wish than the one that was sent.
    write({ ...draft, ...part, key: '' })
  }

  function go(step: Step) {
    moved.current = true
    clear()
    write({ ...draft, step })
    history.push(step, draft.step)
  }

  async function next(website: string) {
    setFailure(undefined)
    try {
      const { checkBooking } = await loadCheck()
      const asked = fieldsOf[draft.step]
      const found = checkBooking(requestOf(draft, language, website), { withAccount })
      const here = found.filter(({ field }) => asked.includes(field))
      setErrors(here)
      if (here.length > 0) return
      if (draft.step === 'time') setOthers(null)
      if (draft.step === 'type') go(draft.type === 'lecture' ? 'details' : 'time')
      else go(draft.step === 'time' ? 'details' : 'check')
    } catch (error) {
      setFailure(error)
    }
  }

  async function send() {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    const key = draft.key === '' ? newId() : draft.key
    write({ ...draft, key })
    try {
      const { bookingToSend } = await loadCheck()
      const body = bookingToSend(requestOf(withAccount ? { ...draft, email: '' } : draft, language, ''))
      const answer = await callApi('makeBooking', { body, idempotencyKey: key })
      keepDraft(tab, null)
      setMade(answer)
      history.replace('booked')
    } catch (error) {
      refused(error, key)
    }
    setBusy(false)
  }

  function refused(error: unknown, key: string) {
    moved.current = true
    if (error instanceof ApiError && error.code === 'slot-taken') {
      setOthers(error.slots)
      write({ ...draft, startsAt: '', key: '', step: 'time' })
      history.push('time', draft.step)
      return
    }
    const found = error instanceof ApiError ? bookingErrors(error.errors) : []
    if (found.length === 0) {
      setFailure(error)
      return
    }
    // The account's session has ended meanwhile: then an address is needed.
    if (found.some(({ field }) => field === 'email')) setRefusedAccount(true)
    setErrors(found)
    write({ ...draft, key, step: 'details' })
    history.push('details', draft.step)
  }

  function startOver() {
    moved.current = true
    setMade(null)
    setOthers(null)
    write(emptyDraft)
    history.replace('type')
  }

  return {
    draft,
    errors,
    failure,
    others,
    busy,
    made,
    withAccount,
    change,
    go,
    goBack: history.goBack,
    next,
    send,
    startOver,
  }
}
