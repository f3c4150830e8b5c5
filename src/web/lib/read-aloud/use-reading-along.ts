import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../language.tsx'
import { piecesOf } from './pieces.ts'
import { hearOfReading, leave, type ReadState, read, stateAt } from './reader.ts'

/**
 * Reads a region aloud, and again when its content changes, after a press that asked for the voice. A screen reader does not
 * announce it as well.
 * @param following changes with the region's content
 * @returns the state of the reading
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
