import { useEffect } from 'react'

/**
 * Keeps the screen of a telephone lit, where the browser can: on many of them a voice is silenced as the screen locks. The
 * browser lets go of it by itself when the page goes out of sight.
 */
export function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let left = false
    let lock: WakeLockSentinel | undefined
    const ask = () => {
      if (document.hidden) return
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (left) void given.release()
          else lock = given
        },
        // Refused, as when the battery is low: the voice reads all the same.
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
}
