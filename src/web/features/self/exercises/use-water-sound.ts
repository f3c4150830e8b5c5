import { useEffect, useState } from 'react'
import { openWaterSound, type WaterSound } from './water-sound.ts'

export type Swell = { readonly to: 'swell' | 'sink'; readonly seconds: number }

/**
 * Plays the sound of water while an exercise runs, if the person has turned it on. It stops at the end, in a pause and when
 * the page is left.
 * @param swell what the sound follows now; it changes together with `key`
 */
export function useWaterSound(on: boolean, swell: Swell, key: string): void {
  const [sound, setSound] = useState<WaterSound | null>(null)
  useEffect(() => {
    if (!on) return
    const opened = openWaterSound()
    setSound(opened)
    return () => {
      opened?.end()
      setSound(null)
    }
  }, [on])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next breath is as long as the last
  useEffect(() => sound?.follow(swell.to, swell.seconds), [sound, key])
}
