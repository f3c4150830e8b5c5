import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../language.tsx'
import { piecesOf } from './pieces.ts'
import { hearOfReading, leave, type ReadState, read, stateAt } from './reader.ts'

/**
 * Has a voice of the device read a region, and again when what stands there changes: for what was begun by a press that asked
 * for the voice. A screen reader does not say the same besides.
 * @param following changes with what stands in the region
 * @returns how the reading goes
 */
export function useReadingAlong(
  region: RefObject<Element | null>,
  on: boolean,
  following: string,
): ReadState {
  const { language } = useLanguage()
  const state = useSyncExternalStore(
    hearOfReading,
    () => stateAt(region),
    () => 'silent' as const,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words in the region are another text
  useEffect(() => {
    if (!on || region.current === null) return
    read({ place: region, pieces: piecesOf(region.current, ''), language, stays: true })
  }, [region, on, following, language])
  useEffect(() => (on ? () => leave(region) : undefined), [region, on])
  return state
}
