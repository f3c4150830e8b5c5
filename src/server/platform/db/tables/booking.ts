import type { BookingTypeId, LectureFormat, LectureWishes, MeetingWay } from '#core/booking/booking-types.ts'
import type { Language } from '#core/languages.ts'
import type { Json } from './columns.ts'

/** Hours that staff publish, and what is booked in them. */

export type WeeklyHoursColumn = { weekday: number; from: string; until: string; types: string[] }[]

export type AvailabilityTable = {
  personId: string
  name: string
  email: string
  videoUrl: string | null
  weekly: Json<WeeklyHoursColumn>
  minutesBefore: number
  minutesAfter: number
  noticeHours: number
  horizonDays: number
  version: number
  lastKey: Buffer | null
}

export type AvailabilityExceptionTable = {
  personId: string
  id: string
  kind: 'away' | 'extra'
  fromLocal: string
  untilLocal: string
  types: Json<string[]>
}

export type BookingState = 'requested' | 'booked' | 'cancelled' | 'declined' | 'no-show'

export type BookingTable = {
  id: string
  askedHash: Buffer
  personId: string | null
  staffId: string | null
  type: BookingTypeId
  state: BookingState
  startsAt: Date | null
  endsAt: Date | null
  way: MeetingWay | LectureFormat
  name: string
  email: string
  phone: string
  company: string
  language: Language
  wishes: Json<LectureWishes> | null
  version: number
  cancelledBy: 'guest' | 'staff' | null
  reminderAt: Date | null
  madeAt: Date
  changedAt: Date
  lastKey: Buffer | null
}
