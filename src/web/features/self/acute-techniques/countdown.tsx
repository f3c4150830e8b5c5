import { timeLeft } from '#core/exercises/guides.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type CountdownProps = {
  readonly minutes: number
  /** What it counts. */
  readonly what: string
  /** Announced at its end. */
  readonly end: string
}

/** A countdown that continues in the background. Screen readers announce its end, but not the clock. */
export function Countdown({ minutes, what, end }: CountdownProps) {
  const t = useText('techniques')
  const length = minutes * 60_000
  const { state, elapsed, start, pause } = useStopwatch(length, { inBackground: true })
  const left = timeLeft(length, elapsed)
  const label = { idle: 'count.start', paused: 'count.resume', ended: 'count.again' } as const

  return (
    <div className="countdown">
      <p className="countdown-step" role="status">
        {state !== 'idle' && (state === 'ended' ? end : what)}
      </p>
      <p className="countdown-left" role="timer" aria-live="off">
        {t('count.left', { time: left })}
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="progress-line" aria-hidden="true">
        <rect width="100" height="1" className="progress-rest" />
        <rect width={(elapsed / length) * 100} height="1" className="progress-done" />
      </svg>
      <p className="tool-actions no-print">
        {state === 'running' ? (
          <Button onClick={pause}>{t('count.pause')}</Button>
        ) : (
          <Button onClick={start}>{t(label[state])}</Button>
        )}
      </p>
    </div>
  )
}
