import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays } from '../calendar/local-time.ts'
import { addWorkingDays } from '../calendar/working-days.ts'

/** Working days for the safety representative to object to the frozen list. */
export const workingDaysToObject = 3

/** Working days that a round stays open at least: nobody can close it by hand earlier, and no last day is earlier (wall 5). */
export const workingDaysOpen = 5

/**
 * Who reviews the frozen list: the safety representative, or where none is appointed the owner states how employees
 * were informed.
 */
export type Reviewer = 'safety-representative' | 'owner'

/** What allowed a round to open. */
export type OpenedBy = 'approval' | 'silence' | 'statement'

/**
 * When silence opens a round: after the third working day that follows the freezing, at eight in the morning of the next
 * working day, so that nobody gets mail at night or on a Saturday.
 */
export function silenceOpensAt(frozenAt: Date): Date {
  const lastDay = addWorkingDays(dayOf(frozenAt), workingDaysToObject)
  return instantOf({ day: addWorkingDays(lastDay, 1), time: '08:00' })
}

/** When a round opens if its reviewer says nothing: after the days of silence, but not before it was planned. */
export function opensUnheardAt({
  silenceFrom,
  plannedAt,
}: Pick<ListReview, 'silenceFrom' | 'plannedAt'>): Date {
  const silent = silenceOpensAt(silenceFrom)
  return plannedAt > silent ? plannedAt : silent
}

/** The earliest time at which a round may be closed by hand: after the fifth working day that follows the opening. */
export function earliestClosing(openedAt: Date): Date {
  return instantOf({ day: addDays(addWorkingDays(dayOf(openedAt), workingDaysOpen), 1), time: '00:00' })
}

/** The last time to answer: as planned, but never before a round has been open for its five working days. */
export function closingAfter(openedAt: Date, planned: Date): Date {
  const earliest = new Date(earliestClosing(openedAt).getTime() - 1000)
  return planned < earliest ? earliest : planned
}

export type ListReview = {
  readonly reviewer: Reviewer
  /** The start of the days of silence: the freezing, or the last day on which a reviewer could not respond. */
  readonly silenceFrom: Date
  /** Whether everybody who got the list for review can still respond. */
  readonly canSpeak: boolean
  /** The earliest opening, whatever reviewers said. */
  readonly plannedAt: Date
  readonly stated: boolean
  /** What safety representatives said, oldest first. */
  readonly said: readonly { readonly by: string; readonly what: 'approved' | 'objected' }[]
  /** Who may review this list now. */
  readonly representatives: readonly string[]
}

/** A present safety representative, by the id of the member. */
type SittingRepresentative = {
  readonly memberId: string
  /** Is also HR or owner. */
  readonly isEmployer: boolean
  /** Has an address that takes mail. */
  readonly isReached: boolean
}

/**
 * The present safety representatives who may review a list. A review keeps its reviewers until it ends, even one who has
 * become HR since. Any other one who is neither HR nor owner may respond too.
 * @param frozen the representatives at the freezing of the list; null where they are not known
 */
export const mayReview = <R extends SittingRepresentative>(
  sitting: readonly R[],
  frozen: readonly string[] | null,
): readonly R[] =>
  sitting.filter(({ memberId, isEmployer }) => !isEmployer || (frozen?.includes(memberId) ?? false))

/** Whether everybody who got the list for review is still a representative and takes mail: otherwise their silence says nothing. */
export function canSpeak(
  sitting: readonly SittingRepresentative[],
  frozen: readonly string[] | null,
): boolean {
  const speaking = mayReview(sitting, frozen).filter(({ isReached }) => isReached)
  if (frozen === null) return speaking.length > 0
  return frozen.every((id) => speaking.some(({ memberId }) => memberId === id))
}

/**
 * Whether an objection stands: of anyone who objected and has not approved since. The objection of a former safety
 * representative is settled by the approval of a present one, never by waiting.
 */
function objectionStands({ said, representatives }: ListReview): boolean {
  const last = new Map(said.map(({ by, what }) => [by, what]))
  const standing = [...last].filter(([, what]) => what === 'objected').map(([by]) => by)
  if (standing.some((by) => representatives.includes(by))) return true
  return standing.length > 0 && said.at(-1)?.what !== 'approved'
}

/** What opens a round under review now; null while it waits. */
export function whoOpens(review: ListReview, now: Date): OpenedBy | null {
  if (now < review.plannedAt) return null
  if (review.reviewer === 'owner') return review.stated ? 'statement' : null
  if (objectionStands(review)) return null
  if (review.said.some(({ what }) => what === 'approved')) return 'approval'
  return review.canSpeak && now >= silenceOpensAt(review.silenceFrom) ? 'silence' : null
}

/** Whether an objection holds the opening. */
export const isHeld = (review: ListReview): boolean => objectionStands(review)
