import {
  type BookingTypeId,
  bookingTypeIds,
  type DayPart,
  dayParts,
  type LectureFormat,
  lectureFormats,
  type MeetingWay,
  meetingWays,
} from '#core/booking/booking-types.ts'

/** How far one has come. A lecture has no time to choose. */
export const steps = ['type', 'time', 'details', 'check'] as const
export type Step = (typeof steps)[number]

export type WishedDay = { readonly day: string; readonly part: DayPart }

/** What has been chosen and written; empty is not yet. */
export type BookingDraft = {
  readonly step: Step
  readonly type: BookingTypeId | ''
  readonly startsAt: string
  readonly way: MeetingWay | ''
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly lecture: string
  readonly days: readonly [WishedDay, WishedDay, WishedDay]
  readonly groupSize: string
  readonly format: LectureFormat | ''
  readonly place: string
  /** Made once for one booking: the same one sent again is one booking. */
  readonly key: string
}

/** As far as what is chosen reaches: nothing is asked about a time that has not been chosen. */
export function reachable({ type, startsAt }: BookingDraft, step: Step): Step {
  if (type === '') return 'type'
  if (type === 'lecture') return step === 'time' ? 'details' : step
  return startsAt === '' && step !== 'type' ? 'time' : step
}

const noDay: WishedDay = { day: '', part: 'any' }

export const emptyDraft: BookingDraft = {
  step: 'type',
  type: '',
  startsAt: '',
  way: '',
  name: '',
  email: '',
  phone: '',
  lecture: '',
  days: [noDay, noDay, noDay],
  groupSize: '',
  format: '',
  place: '',
  key: '',
}

/** Where a booking lies while it is being written, in `sessionStorage`: gone when booked, or when the tab is closed. */
export const bookingDraftKey = 'andrum.booking'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this tab had before a reload, or an empty draft. */
export function readDraft(shelf: () => Shelf): BookingDraft {
  try {
    const value: unknown = JSON.parse(shelf().getItem(bookingDraftKey) ?? 'null')
    return typeof value === 'object' && value !== null
      ? parseDraft(value as Record<string, unknown>)
      : emptyDraft
  } catch {
    return emptyDraft
  }
}

function parseDraft(value: Record<string, unknown>): BookingDraft {
  const text = (key: keyof BookingDraft) => (typeof value[key] === 'string' ? value[key] : '')
  const days = Array.isArray(value.days) ? value.days : []
  return {
    step: oneOf(steps, value.step) || 'type',
    type: oneOf(bookingTypeIds, value.type),
    startsAt: text('startsAt'),
    way: oneOf(meetingWays, value.way),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    lecture: text('lecture'),
    days: [dayOf(days[0]), dayOf(days[1]), dayOf(days[2])],
    groupSize: text('groupSize'),
    format: oneOf(lectureFormats, value.format),
    place: text('place'),
    key: text('key'),
  }
}

const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | '' =>
  known.find((one) => one === value) ?? ''

function dayOf(value: unknown): WishedDay {
  if (typeof value !== 'object' || value === null) return noDay
  const { day, part } = value as Record<string, unknown>
  return { day: typeof day === 'string' ? day : '', part: oneOf(dayParts, part) || 'any' }
}

/** An empty one is taken away. */
export function keepDraft(shelf: () => Shelf, draft: BookingDraft | null): void {
  try {
    if (draft === null) shelf().removeItem(bookingDraftKey)
    else shelf().setItem(bookingDraftKey, JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing: the booking then lasts until the page is left.
  }
}

/** Names in the address, `/boka?typ=forelasning`: the same in both languages. */
const names: Readonly<Record<BookingTypeId, string>> = {
  meeting: 'mote',
  lecture: 'forelasning',
  assessment: 'bedomningssamtal',
  'follow-up': 'uppfoljning',
  coaching: 'chefshandledning',
  support: 'stodsamtal',
}

export const typeNamed = (name: string | null): BookingTypeId | null =>
  bookingTypeIds.find((type) => names[type] === name) ?? null

/** Where this type is booked. */
export const pageOf = (type: BookingTypeId): string => `/boka?typ=${names[type]}`
