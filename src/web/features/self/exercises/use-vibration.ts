import { useEffect } from 'react'
import type { GuideWord } from '#core/exercises/guides.ts'

/** Milliseconds on, off, on: in and out can be told apart with closed eyes. */
const patterns: Readonly<Partial<Record<GuideWord, readonly number[]>>> = {
  in: [120],
  hold: [40],
  out: [80, 120, 80],
}
const otherStep = [120]

/** Whether there is a phone in the hand to vibrate, whose owner has not asked for less movement. */
export const canVibrate = (): boolean =>
  'vibrate' in navigator &&
  matchMedia('(pointer: coarse)').matches &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Tells of a new step by a short vibration. `place` tells two steps of the same word apart. */
export function useVibration(on: boolean, word: GuideWord | null, place: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next breath begins with the word of the last
  useEffect(() => {
    if (on && word !== null) navigator.vibrate([...(patterns[word] ?? otherStep)])
  }, [on, word, place])
}
