import { largeGroup } from './group-size.ts'
import type { Interval } from './interval.ts'
import { showParticipation } from './show-participation.ts'

/**
 * Participation of the whole organisation while a round runs: steps of ten, and nothing below 40 invited.
 * The caller asks once a day and keeps the day's answer.
 */
export function showOngoingParticipation(answers: number, invited: number): Interval | null {
  return invited < largeGroup ? null : showParticipation(answers, invited)
}
