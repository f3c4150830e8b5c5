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
import { formStore } from '#web/lib/form/form-draft.ts'
import { isRecord, oneOf, or, record, text } from '#web/lib/shape.ts'

/** The step reached. A lecture has no time to choose. */
export const steps = ['type', 'time', 'details', 'check'] as const
export type Step = (typeof steps)[number]

export type WishedDay = { readonly day: string; readonly part: DayPart }

/** What has been chosen and written; empty is not yet. */
export type BookingDraft = {
  readonly step: Step
  readonly type: BookingTypeId | ''
  readonly startsAt: string
  /** The id of the guide with whom alone; empty: anybody. */
  readonly staff: string
  readonly way: MeetingWay | ''
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly company: string
  readonly lecture: string
  readonly days: readonly [WishedDay, WishedDay, WishedDay]
  readonly groupSize: string
  readonly format: LectureFormat | ''
  readonly place: string
}

/** As far as what is chosen reaches: nothing is asked about a time that has not been chosen. */
export function reachable({ type, startsAt }: BookingDraft, step: Step): Step {
  if (type === '') return 'type'
  if (type === 'lecture') return step === 'time' ? 'details' : step
  return startsAt === '' && step !== 'type' ? 'time' : step
}

/** A talk about how one is has nothing to do with the employer: nobody is asked whose they are. */
export const asksForCompany = (type: BookingDraft['type']): boolean =>
  type === 'meeting' || type === 'lecture' || type === 'coaching'

const noDay: WishedDay = { day: '', part: 'any' }

export const emptyDraft: BookingDraft = {
  step: 'type',
  type: '',
  startsAt: '',
  staff: '',
  way: '',
  name: '',
  email: '',
  phone: '',
  company: '',
  lecture: '',
  days: [noDay, noDay, noDay],
  groupSize: '',
  format: '',
  place: '',
}

const day = record({ day: or(text, ''), part: or(oneOf(dayParts), 'any') })
const dayAt = (value: unknown, at: number): WishedDay =>
  (Array.isArray(value) ? day(value[at]) : undefined) ?? noDay

const parse = record({
  step: or(oneOf(steps), 'type'),
  type: or(oneOf(bookingTypeIds), ''),
  startsAt: or(text, ''),
  staff: or(text, ''),
  way: or(oneOf(meetingWays), ''),
  name: or(text, ''),
  email: or(text, ''),
  phone: or(text, ''),
  company: or(text, ''),
  lecture: or(text, ''),
  days: (value: unknown): BookingDraft['days'] => [dayAt(value, 0), dayAt(value, 1), dayAt(value, 2)],
  groupSize: or(text, ''),
  format: or(oneOf(lectureFormats), ''),
  place: or(text, ''),
})

/** The fields were beside the key before. */
const earlier = (value: unknown): unknown =>
  isRecord(value) && value.v === undefined
    ? { fields: value, key: value.key === '' ? null : value.key }
    : value

export const openBookingDraft = (more: Parameters<typeof formStore>[2] = {}) =>
  formStore<BookingDraft>('andrum.booking', { parse, empty: emptyDraft, earlier, version: 2 }, more)

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

const idPattern = /^[0-9a-f-]{36}$/
const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/

/** A link from guidance names the guide, and the time that was pressed: `?typ=stodsamtal&hos=…&tid=…`. */
export function namedInLink(query: URLSearchParams): Pick<BookingDraft, 'staff' | 'startsAt'> {
  const [staff, startsAt] = [query.get('hos') ?? '', query.get('tid') ?? '']
  return {
    staff: idPattern.test(staff) ? staff : '',
    startsAt: instantPattern.test(startsAt) ? startsAt : '',
  }
}

/** Where this type is booked. */
export const pageOf = (type: BookingTypeId): string => `/boka?typ=${names[type]}`
