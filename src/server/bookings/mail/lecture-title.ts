import { isLectureName } from '#core/booking/lectures.ts'
import type { Language } from '#core/languages.ts'
import type { HostedBooking } from '#server/bookings/hosted-booking.ts'
import { serverTexts } from '#text/server-texts.ts'

/** The title of the requested lecture; null when none was named, or one that we no longer give. */
export function lectureTitle({ wishes }: Pick<HostedBooking, 'wishes'>, language: Language): string | null {
  const name = wishes?.lecture ?? ''
  return isLectureName(name) ? serverTexts[language].lectureTitles[`lecture.${name}`] : null
}
