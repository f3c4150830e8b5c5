import { useEffect, useRef } from 'react'
import { type GuideStep, lengthOf, momentAt, timeLeft } from '#core/exercises/guides.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { PlayerProgress } from './player-progress.tsx'

/** Time to sit down before the first word, in milliseconds. */
const lead = 4000

export type TimedSteps = ReturnType<typeof useTimedSteps>

/** Runs the steps of an exercise by the clock, from the lead-in to its last second. It starts by itself. */
export function useTimedSteps<Word extends string>(steps: readonly GuideStep<Word>[], onEnd: () => void) {
  const length = lengthOf(steps)
  const { state, elapsed, start, pause } = useStopwatch(lead + length)
  const isRunning = state === 'running'
  const done = Math.max(0, elapsed - lead)
  const press = isRunning ? pause : start

  useEffect(start, [start])
  useAwakeScreen(isRunning)
  useEffect(() => {
    if (state === 'ended') onEnd()
  }, [state, onEnd])
  useSpace(press)

  return {
    /** Null during the lead-in. */
    moment: elapsed < lead ? null : momentAt(steps, Math.min(done, length - 1)),
    isRunning,
    isPaused: state === 'paused',
    /** Pauses and resumes. */
    press,
    /** 0 to 1. */
    share: done / length,
    left: timeLeft(length, done),
    secondsToBegin: Math.ceil((lead - elapsed) / 1000),
  }
}

/** The progress of the exercise, and the remaining time. */
export function TimeLine({ share, left }: Pick<TimedSteps, 'share' | 'left'>) {
  const t = useText('player')
  return (
    <PlayerProgress share={share}>
      <p className="player-left small" role="timer" aria-live="off">
        {t('player.left', { time: left })}
      </p>
    </PlayerProgress>
  )
}

/** Focused from the start, so that a key pauses. */
export function PauseButton({ isRunning, press }: Pick<TimedSteps, 'isRunning' | 'press'>) {
  const t = useText('player')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <p>
      <Button ref={button} onClick={press}>
        {t(isRunning ? 'player.pause' : 'player.resume')}
      </Button>
    </p>
  )
}

/** The space bar pauses too, unless a control has the focus that it presses. */
function useSpace(press: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('button, a, input, summary')
      if (event.key !== ' ' || elsewhere) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [press])
}

/** Keeps the screen on during the exercise, where the browser can; otherwise it dims as usual. */
function useAwakeScreen(awake: boolean): void {
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
        // The battery is low or the browser refuses: the exercise continues.
      },
    )
    return () => {
      over = true
      void lock?.release()
    }
  }, [awake])
}
