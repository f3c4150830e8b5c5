import { largeGroup, ongoingSteps } from '../constants.ts'

/** Not exported: without it no other file can make such a step. */
declare const shownStep: unique symbol

/** Per cent in steps of ten, 0–90; 90 stands for 90 or more. */
export type OngoingStep = number & { readonly [shownStep]: true }

/**
 * The share of the whole scope that has answered while a round is open, in steps of ten per cent. Steps are rounded down
 * and end at 90, so that they never say that all have answered. Null where fewer than 40 invited people were on a list
 * before: an employer with 39 invented people could read from a step that the fortieth has answered. The caller computes it
 * once a day and stores the day's value.
 */
export function showOngoingParticipation(round: {
  readonly answered: number
  readonly invited: number
  /** Those of them who were on a list before, or all where there was none. */
  readonly known: number
}): OngoingStep | null {
  if (round.known < largeGroup) return null
  const { step, last } = ongoingSteps
  return asOngoingStep(Math.min(last, Math.floor((round.answered * 100) / round.invited / step) * step))
}

/** A stored step. A higher one, stored before 90 became the last step, is read as 90. */
export const asOngoingStep = (kept: number): OngoingStep => Math.min(ongoingSteps.last, kept) as OngoingStep
