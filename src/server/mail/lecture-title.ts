import { isLectureName } from '#core/booking/lectures.ts'
import type { BookingRecord } from '#server/usecases/booking-record.ts'
import { lectureTitles as en } from '#text/en/lecture-titles.ts'
import type { Language } from '#text/language.ts'
import { lectureTitles as sv } from '#text/sv/lecture-titles.ts'

/** Which lecture was asked for; null when none was named, or one that we do not give any more. */
export function lectureTitle({ wishes }: Pick<BookingRecord, 'wishes'>, language: Language): string | null {
  const name = wishes?.lecture ?? ''
  return isLectureName(name) ? { sv, en }[language][`lecture.${name}`] : null
}
