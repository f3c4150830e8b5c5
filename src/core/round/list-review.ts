import { dayOf } from '../calendar/day-of.ts'
import { instantOf } from '../calendar/instant-of.ts'
import { addDays } from '../calendar/local-time.ts'
import { addWorkingDays } from '../calendar/working-days.ts'

/** Working days that the safety representative has to object to the frozen list. */
export const workingDaysToObject = 3

/**
 * Working days that a round stays open at least: nobody closes it by hand before, and no last day lies earlier (wall
 * 5).
 */
export const workingDaysOpen = 5

/**
 * Who reviews the frozen list: the safety representative, or where none is appointed the owner states how employees
 * were informed.
 */
export type Reviewer = 'safety-representative' | 'owner'

/** What let a round open. */
export type OpenedBy = 'approval' | 'silence' | 'statement'

/**
 * When silence opens a round: after the third working day that follows the freezing, at eight in the morning of the
 * next working day, so that nobody is mailed at night or on a Saturday.
 */
export function silenceOpensAt(frozenAt: Date): Date {
  const lastDay = addWorkingDays(dayOf(frozenAt), workingDaysToObject)
  return instantOf({ day: addWorkingDays(lastDay, 1), time: '08:00' })
}

/** From when on a round may be closed by hand: when the fifth working day after the opening is over. */
export function earliestClosing(openedAt: Date): Date {
  return instantOf({ day: addDays(addWorkingDays(dayOf(openedAt), workingDaysOpen), 1), time: '00:00' })
}

/** The last moment to answer: as planned, but never before a round has been open for its five working days. */
export function closingAfter(openedAt: Date, planned: Date): Date {
  const earliest = new Date(earliestClosing(openedAt).getTime() - 1000)
  return planned < earliest ? earliest : planned
}

export type ListReview = {
  readonly reviewer: Reviewer
  /** From when on the days of silence count: the freezing, or the last day on which a reviewer could not speak. */
  readonly silenceFrom: Date
  /** Whether everybody who has got the list for review can still say something of it. */
  readonly canSpeak: boolean
  /** Not before this, whatever was said. */
  readonly plannedAt: Date
  readonly stated: boolean
  /** What safety representatives said, oldest first. */
  readonly said: readonly { readonly by: string; readonly what: 'approved' | 'objected' }[]
  /** Who may review this list now. */
  readonly representatives: readonly string[]
}

/** A safety representative of today, by the id of the member. */
type SittingRepresentative = {
  readonly memberId: string
  /** HR or owner too. */
  readonly isEmployer: boolean
  /** Has an address that takes mail. */
  readonly isReached: boolean
}

/**
 * Who of those that sit today may review a list: a review keeps its reviewers until it ends, also one who has become HR since,
 * and anybody else who is neither HR nor owner may speak too.
 * @param frozen the members who sat when the list was frozen; null where that is not known
 */
export const mayReview = <R extends SittingRepresentative>(
  sitting: readonly R[],
  frozen: readonly string[] | null,
): readonly R[] =>
  sitting.filter(({ memberId, isEmployer }) => !isEmployer || (frozen?.includes(memberId) ?? false))

/** Whether everybody who got the list for review sits still and is reached by mail: otherwise their silence says nothing. */
export function canSpeak(
  sitting: readonly SittingRepresentative[],
  frozen: readonly string[] | null,
): boolean {
  const speaking = mayReview(sitting, frozen).filter(({ isReached }) => isReached)
  if (frozen === null) return speaking.length > 0
  return frozen.every((id) => speaking.some(({ memberId }) => memberId === id))
}

/**
 * Who stands against the list: anyone who objected and has not approved since. The objection of somebody who is no
 * safety representative any more is settled by the approval of one who is, never by waiting.
 */
function objectionStands({ said, representatives }: ListReview): boolean {
  const last = new Map(said.map(({ by, what }) => [by, what]))
  const standing = [...last].filter(([, what]) => what === 'objected').map(([by]) => by)
  if (standing.some((by) => representatives.includes(by))) return true
  return standing.length > 0 && said.at(-1)?.what !== 'approved'
}

/** What opens a round that is under review now; null while it waits. */
export function whoOpens(review: ListReview, now: Date): OpenedBy | null {
  if (now < review.plannedAt) return null
  if (review.reviewer === 'owner') return review.stated ? 'statement' : null
  if (objectionStands(review)) return null
  if (review.said.some(({ what }) => what === 'approved')) return 'approval'
  return review.canSpeak && now >= silenceOpensAt(review.silenceFrom) ? 'silence' : null
}

/** Whether an objection holds the opening, for those who wait. */
export const isHeld = (review: ListReview): boolean => objectionStands(review)
