import { useEffect } from 'react'

/** A phone that is only looked at would go dark in the middle of a breath. Where it cannot be kept awake, it does. */
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
        // Low battery, or a browser that says no: the breathing goes on.
      },
    )
    return () => {
      over = true
      void lock?.release()
    }
  }, [awake])
}
