import { useEffect, useRef } from 'react'
import {
  type GuideStep,
  type GuideWord,
  isBreath,
  lengthOf,
  momentAt,
  timeLeft,
} from '#core/exercises/guides.ts'
import { ReadAloud } from '#web/lib/read-aloud/read-aloud.tsx'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { PlayerProgress } from './player-progress.tsx'
import { PlayerWater } from './player-water.tsx'
import { soundStore } from './sound-choice.ts'
import { SoundSwitch } from './sound-switch.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'
import { useSpace } from './use-space.ts'
import { canVibrate, useVibration } from './use-vibration.ts'
import { type Swell, useWaterSound } from './use-water-sound.ts'

/** Milliseconds to sit down in before the first word. */
const lead = 4000

export type Vibration = { readonly on: boolean; readonly turn: (on: boolean) => void }

type GuideStageProps = {
  readonly steps: readonly GuideStep[]
  readonly vibration: Vibration
  readonly onEnd: () => void
}

/** What the sound does while the person breathes in and out, as long as they do. */
const swells: Readonly<Partial<Record<GuideWord, Swell>>> = {
  in: { to: 'swell', seconds: 4 },
  hold: { to: 'swell', seconds: 2 },
  out: { to: 'sink', seconds: 6 },
}
const still: Swell = { to: 'sink', seconds: 4 }

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
  const { value: sounds } = useStored(soundStore)
  useWaterSound(
    sounds && running,
    (moment && swells[moment.word]) ?? still,
    `${moment?.word} ${moment?.place}`,
  )
  useEffect(() => {
    if (state === 'ended') onEnd()
  }, [state, onEnd])
  useSpace(running ? pause : start)

  return (
    <div className="player">
      <PlayerWater motion={breathes ? 'breath' : 'drift'} paused={!running} />
      <PlayerProgress share={done / length}>
        <p className="player-left small" role="timer" aria-live="off">
          {t('player.left', { time: timeLeft(length, done) })}
        </p>
      </PlayerProgress>
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
        <SoundSwitch />
        <p className="small">{t('player.stop')}</p>
        <p className="small keyboard-hint">{t('player.keys')}</p>
        <p role="status" className="hidden-text">
          {state === 'paused' && t('player.paused')}
        </p>
      </div>
    </div>
  )
}
