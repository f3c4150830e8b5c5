import type { Json } from './columns.ts'

/** Hours that staff publish, and what is booked in them. */

export type WeeklyHoursColumn = { weekday: number; from: string; until: string; types: string[] }[]

export type AvailabilityTable = {
  person_id: string
  name: string
  email: string
  video_url: string | null
  weekly: Json<WeeklyHoursColumn>
  minutes_before: number
  minutes_after: number
  notice_hours: number
  horizon_days: number
  version: number
  last_key: Buffer | null
}

export type AvailabilityExceptionTable = {
  person_id: string
  id: string
  kind: 'away' | 'extra'
  from_local: string
  until_local: string
  types: Json<string[]>
}

export type BookingState = 'requested' | 'booked' | 'cancelled' | 'declined' | 'no-show'

export type BookingTable = {
  id: string
  asked_hash: Buffer
  person_id: string | null
  staff_id: string | null
  type: string
  state: BookingState
  starts_at: Date | null
  ends_at: Date | null
  way: string
  name: string
  email: string
  phone: string
  language: 'sv' | 'en'
  wishes: Json<unknown> | null
  version: number
  cancelled_by: 'guest' | 'staff' | null
  reminder_at: Date | null
  made_at: Date
  changed_at: Date
  last_key: Buffer | null
}
