import { isLectureName } from '#core/booking/lectures.ts'
import type { Language } from '#core/languages.ts'
import type { HostedBooking } from '#server/bookings/hosted-booking.ts'
import { serverTexts } from '#text/server-texts.ts'

/** Which lecture was asked for; null when none was named, or one that we do not give any more. */
export function lectureTitle({ wishes }: Pick<HostedBooking, 'wishes'>, language: Language): string | null {
  const name = wishes?.lecture ?? ''
  return isLectureName(name) ? serverTexts[language].lectureTitles[`lecture.${name}`] : null
}
