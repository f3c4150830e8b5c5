import { largeGroup, ongoingSteps } from '../constants.ts'

/** Not exported: without it no other file can make such a step. */
declare const shownStep: unique symbol

/** Per cent in steps of ten, 0–90; 90 stands for 90 or more. */
export type OngoingStep = number & { readonly [shownStep]: true }

/**
 * How many of the whole scope have answered while a round runs: in steps of ten per cent, rounded down so that a step is
 * only told once it is reached, never that all have answered, and nothing below 40 people who were on a list before: with
 * 39 people of its own making an employer would read from a step that the fortieth has answered.
 * The caller asks once a day and keeps the day's answer.
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

/** A step that was kept. What was kept before the last step was 90 is read as that. */
export const asOngoingStep = (kept: number): OngoingStep => Math.min(ongoingSteps.last, kept) as OngoingStep
