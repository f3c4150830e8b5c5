import { useEffect } from 'react'

/**
 * Keeps the screen of a phone on, where the browser can: many phones silence a voice when the screen locks. The browser
 * releases the lock when the page is hidden.
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
        // Refused, for example because the battery is low: the voice reads all the same.
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
