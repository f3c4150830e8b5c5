import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MadeBooking } from '#contract/bookings/booking.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import {
  type BookingDraft,
  emptyDraft,
  namedInLink,
  reachable,
  type Step,
  typeNamed,
} from './booking-draft.ts'
import { requestOf } from './booking-request-of.ts'
import { type BookingError, type BookingField, bookingRules, missingAddress } from './booking-rules.ts'
import { type Entry, useStepHistory } from './use-step-history.ts'

/** The fields of each step; fields of later steps are not validated yet. */
const fieldsOf: Readonly<Record<Step, readonly BookingField[]>> = {
  type: ['type'],
  time: ['startsAt'],
  details: ['days', 'groupSize', 'format', 'place', 'way', 'phone', 'company', 'name', 'email'],
  check: [],
}

/** A booking from the first choice to the confirmation. The tab stores the input until it is booked. */
export function useBookingForm(heading: RefObject<HTMLElement | null>) {
  const { language } = useLanguage()
  const marked = useSignedInMark()
  const [refusedAccount, setRefusedAccount] = useState(false)
  /** The session does not open own results (`opensOwn`): for bookings the person counts as a visitor. */
  const [closed, setClosed] = useState(false)
  const withAccount = marked && !refusedAccount && !closed
  const form = useDraftForm(bookingRules)
  const { fields: draft, errors, failure, busy, keep } = form
  const [others, setOthers] = useState<readonly string[] | null>(null)
  const [made, setMade] = useState<MadeBooking | null>(null)
  const moved = useRef(false)

  const history = useStepHistory({ onArrive: arrive, onOpen: open })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (history.entry === null) open(location.search)
    else show(form.read() ?? emptyDraft, history.entry)
  }, [])

  useEffect(() => {
    if (!marked) return setClosed(false)
    // An error is ignored here: sending the booking will show it.
    callApi('readMe').then(
      (me) => setClosed(!me.opensOwn),
      () => {},
    )
  }, [marked])

  // A new step is a new question, so its heading takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what it waits for
  useEffect(() => {
    if (moved.current) (heading.current ?? document.querySelector('h1'))?.focus()
  }, [draft.step, made, heading])

  /** Opens the page at its beginning or where this tab was; a link may name the type and the time. */
  function open(search: string) {
    const kept = form.read() ?? emptyDraft
    const query = new URLSearchParams(search)
    const type = typeNamed(query.get('typ'))
    const lecture = query.get('forelasning') ?? kept.lecture
    const link = namedInLink(query)
    const isSame = type === kept.type && kept.step !== 'type' && link.staff === kept.staff
    const goesOn = isSame && (link.startsAt === '' || link.startsAt === kept.startsAt)
    const opened =
      type === null || goesOn
        ? { ...kept, lecture }
        : // The link names the type and perhaps the time, so the next question is shown.
          {
            ...kept,
            type,
            lecture,
            ...link,
            step: type === 'lecture' || link.startsAt !== '' ? ('details' as const) : ('time' as const),
          }
    clear()
    const step = reachable(opened, opened.step)
    if (step === 'type') return form.show({ ...opened, step })
    // Stored, so that a reload shows the step of the history entry.
    keep({ ...opened, step })
    history.replace(step)
  }

  function arrive(entry: Entry) {
    if (made !== null && entry.bookingStep === 'booked') return
    if (made === null && entry.bookingStep === draft.step) return
    moved.current = true
    clear()
    show(made === null ? draft : emptyDraft, entry)
  }

  /** Shows the step of a history entry, if its earlier choices are made. A completed booking is not shown again. */
  function show(chosen: BookingDraft, { bookingStep }: Entry) {
    const step = bookingStep === 'booked' ? 'type' : reachable(chosen, bookingStep)
    keep({ ...chosen, step })
    if (step !== bookingStep) history.replace(step)
  }

  function clear() {
    form.clear()
    setMade(null)
  }

  function go(step: Step) {
    moved.current = true
    clear()
    keep({ ...draft, step })
    history.push(step, draft.step)
  }

  async function next(website: string) {
    const { step, type } = draft
    const request = requestOf(draft, language, website)
    const missing = missingAddress(request, { withAccount })
    const checked = await form.check(request, missing, fieldsOf[step])
    if (checked === null || checked.errors.length > 0) return
    if (step === 'time') setOthers(null)
    if (step === 'type') go(type === 'lecture' ? 'details' : 'time')
    else go(step === 'time' ? 'details' : 'check')
  }

  async function send() {
    const request = requestOf(withAccount ? { ...draft, email: '' } : draft, language, '')
    const checked = await form.check(request)
    if (checked === null) return
    if (checked.body === null) return toDetails(checked.errors)
    const sent = await form.send(checked.body)
    if (sent === undefined) return
    moved.current = true
    if (sent.answer !== null) {
      setMade(sent.answer)
      history.replace('booked')
    } else if (sent.error instanceof ApiError && sent.error.code === 'slot-taken') {
      setOthers(sent.error.slots)
      form.clear()
      form.write({ startsAt: '', step: 'time' })
      history.push('time', draft.step)
    } else if (sent.errors.length > 0) toDetails(sent.errors)
  }

  /** Goes to the step with the fields that the server has refused. */
  function toDetails(wrong: readonly BookingError[]) {
    moved.current = true
    // The account's session has ended meanwhile, so an address is needed.
    if (wrong.some(({ field }) => field === 'email')) setRefusedAccount(true)
    keep({ ...draft, step: 'details' })
    history.push('details', draft.step)
  }

  function startOver() {
    moved.current = true
    setMade(null)
    setOthers(null)
    form.write(emptyDraft)
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
    closed,
    change: form.write,
    go,
    goBack: history.goBack,
    next,
    send,
    startOver,
  }
}
