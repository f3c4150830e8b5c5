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

/** The steps. A lecture has no time to choose. */
export const steps = ['type', 'time', 'details', 'check'] as const
export type Step = (typeof steps)[number]

export type WishedDay = { readonly day: string; readonly part: DayPart }

/** The choices and the input; an empty field is not filled in yet. */
export type BookingDraft = {
  readonly step: Step
  readonly type: BookingTypeId | ''
  readonly startsAt: string
  /** Id of the guide whose times alone are offered; empty: everybody's. */
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

/** The wanted step, or an earlier one whose choice is missing. */
export function reachable({ type, startsAt }: BookingDraft, step: Step): Step {
  if (type === '') return 'type'
  if (type === 'lecture') return step === 'time' ? 'details' : step
  return startsAt === '' && step !== 'type' ? 'time' : step
}

/** Whether the type asks for a company. A talk about a person's health has nothing to do with the employer, so it does not. */
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

/** Earlier builds stored the fields beside the key. */
const earlier = (value: unknown): unknown =>
  isRecord(value) && value.v === undefined
    ? { fields: value, key: value.key === '' ? null : value.key }
    : value

export const openBookingDraft = (more: Parameters<typeof formStore>[2] = {}) =>
  formStore<BookingDraft>('andrum.booking', { parse, empty: emptyDraft, earlier, version: 2 }, more)

/** Names in the address, `/boka?typ=forelasning`, the same in both languages. */
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

/** The guide and the time in a link from guidance: `?typ=stodsamtal&hos=…&tid=…`. */
export function namedInLink(query: URLSearchParams): Pick<BookingDraft, 'staff' | 'startsAt'> {
  const [staff, startsAt] = [query.get('hos') ?? '', query.get('tid') ?? '']
  return {
    staff: idPattern.test(staff) ? staff : '',
    startsAt: instantPattern.test(startsAt) ? startsAt : '',
  }
}

/** The address that books this type. */
export const pageOf = (type: BookingTypeId): string => `/boka?typ=${names[type]}`
