import { useEffect, useRef } from 'react'
import { type GuideStep, isBreath, lengthOf, momentAt, timeLeft } from '#core/exercises/guides.ts'
import { ReadAloud } from '#web/lib/read-aloud/read-aloud.tsx'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { PlayerWater } from './player-water.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'
import { canVibrate, useVibration } from './use-vibration.ts'

/** Milliseconds to sit down in before the first word. */
const lead = 4000

export type Vibration = { readonly on: boolean; readonly turn: (on: boolean) => void }

type GuideStageProps = {
  readonly steps: readonly GuideStep[]
  readonly vibration: Vibration
  readonly onEnd: () => void
}

/** One guide, from getting ready to its last second. The word is read aloud when it changes, the seconds never. */
export function GuideStage({ steps, vibration, onEnd }: GuideStageProps) {
  const t = useText('player')
  const length = lengthOf(steps)
  const { state, elapsed, start, pause } = useStopwatch(lead + length)
  const running = state === 'running'
  const done = Math.max(0, elapsed - lead)
  const moment = elapsed < lead ? null : momentAt(steps, Math.min(done, length - 1))
  const breathes = moment !== null && isBreath(moment.word)
  const button = useRef<HTMLButtonElement>(null)
  const word = useRef<HTMLParagraphElement>(null)
  const told = t(moment === null ? 'player.ready' : `word.${moment.word}`)

  useEffect(start, [start])
  useEffect(() => button.current?.focus(), [])
  useAwakeScreen(running)
  useVibration(vibration.on && running, moment?.word ?? null, moment?.place ?? 0)
  useEffect(() => {
    if (state === 'ended') onEnd()
  }, [state, onEnd])
  useSpace(running ? pause : start)

  return (
    <div className="player">
      <PlayerWater motion={breathes ? 'breath' : 'drift'} paused={!running} />
      <div className="player-progress">
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="progress-line" aria-hidden="true">
          <rect width="100" height="1" className="progress-rest" />
          <rect width={(done / length) * 100} height="1" className="progress-done" />
        </svg>
        <p className="player-left small" role="timer" aria-live="off">
          {t('player.left', { time: timeLeft(length, done) })}
        </p>
      </div>
      <div className="player-now">
        <p ref={word} className={breathes ? 'player-word player-word-breath' : 'player-word'} role="status">
          {told}
        </p>
        <p className="player-count">{moment?.left ?? Math.ceil((lead - elapsed) / 1000)}</p>
        <p className="player-place small">
          {moment !== null &&
            t(breathes ? 'player.breath' : 'player.step', { place: moment.place, of: moment.of })}
        </p>
      </div>
      <div className="player-foot">
        <p>
          <Button ref={button} onClick={running ? pause : start}>
            {t(running ? 'player.pause' : 'player.resume')}
          </Button>
        </p>
        <ReadAloud region={word} following={told} />
        {canVibrate() && (
          <Checkbox
            id="player-vibrate"
            label={t('player.vibrate')}
            checked={vibration.on}
            onChange={({ target }) => vibration.turn(target.checked)}
          />
        )}
        <p className="small">{t('player.stop')}</p>
        <p className="small player-keys">{t('player.keys')}</p>
        <p role="status" className="hidden-text">
          {state === 'paused' && t('player.paused')}
        </p>
      </div>
    </div>
  )
}

/** The space bar pauses, too, where it presses nothing else. */
function useSpace(press: () => void): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('button, a, input')
      if (event.key !== ' ' || elsewhere) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [press])
}
