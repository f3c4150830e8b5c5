import { useEffect } from 'react'

/** Keeps the screen on during the exercise, where the browser can; otherwise it dims as usual. */
export function useAwakeScreen(awake: boolean): void {
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    navigator.wakeLock.request('screen').then(
      (given) => {
        lock = given
        if (over) void given.release()
      },
      () => {
        // Low battery, or a browser that says no: the exercise goes on.
      },
    )
    return () => {
      over = true
      void lock?.release()
    }
  }, [awake])
}
