/** What can be booked with the provider. */
export const bookingTypeIds = [
  'meeting',
  'lecture',
  'assessment',
  'follow-up',
  'coaching',
  'support',
] as const
export type BookingTypeId = (typeof bookingTypeIds)[number]

/** Types with a free time to choose. A lecture is a request that staff confirm. */
export const slotTypeIds = ['meeting', 'assessment', 'follow-up', 'coaching', 'support'] as const
export type SlotTypeId = (typeof slotTypeIds)[number]

export type BookingType = {
  /** Length, in minutes. */
  readonly minutes: number
  /** slot: the booker chooses a free time and has it at once. request: staff answer the wishes. */
  readonly by: 'slot' | 'request'
  /** A support session is for people with an account; visitors have the help lines and the contact form. */
  readonly who: 'everyone' | 'signed-in'
}

export const bookingTypes = {
  meeting: { minutes: 30, by: 'slot', who: 'everyone' },
  lecture: { minutes: 90, by: 'request', who: 'everyone' },
  assessment: { minutes: 45, by: 'slot', who: 'everyone' },
  'follow-up': { minutes: 30, by: 'slot', who: 'everyone' },
  coaching: { minutes: 50, by: 'slot', who: 'everyone' },
  support: { minutes: 30, by: 'slot', who: 'signed-in' },
} as const satisfies Record<BookingTypeId, BookingType>

/** How two people meet at a booked time. */
export const meetingWays = ['video', 'phone'] as const
export type MeetingWay = (typeof meetingWays)[number]

/** Whether a lecture is held where the group is, or over the network. */
export const lectureFormats = ['on-site', 'online'] as const
export type LectureFormat = (typeof lectureFormats)[number]

/** The part of a requested day. */
export const dayParts = ['any', 'morning', 'afternoon'] as const
export type DayPart = (typeof dayParts)[number]

/** What a person requests for a lecture. */
export type LectureWishes = {
  readonly days: readonly { readonly day: string; readonly part: DayPart }[]
  readonly groupSize: number
  readonly format: LectureFormat
  /** Empty when online. */
  readonly place: string
  /** The name of one of our lectures; empty for any. */
  readonly lecture: string
}
