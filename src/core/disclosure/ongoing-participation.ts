import { largeGroup } from './group-size.ts'

/** Not exported: without it no other file can make such a step. */
declare const shownStep: unique symbol

/** Per cent in steps of ten, 0–90; 90 stands for 90 or more. */
export type OngoingStep = number & { readonly [shownStep]: true }

/** Per cent. */
const step = 10
const lastStep = 90

/**
 * How many of the whole scope have answered while a round runs: in steps of ten per cent, rounded down so that a step is
 * only told once it is reached, never that all have answered, and nothing below 40 invited.
 * The caller asks once a day and keeps the day's answer.
 */
export function showOngoingParticipation(answers: number, invited: number): OngoingStep | null {
  if (invited < largeGroup) return null
  return asOngoingStep(Math.min(lastStep, Math.floor((answers * 100) / invited / step) * step))
}

/** A step that was kept. What was kept before the last step was 90 is read as that. */
export const asOngoingStep = (kept: number): OngoingStep => Math.min(lastStep, kept) as OngoingStep
