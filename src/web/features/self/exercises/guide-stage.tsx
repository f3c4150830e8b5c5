import { useEffect, useRef } from 'react'
import { type GuideStep, type GuideWord, isBreath } from '#core/exercises/guides.ts'
import { ReadAloud } from '#web/lib/read-aloud/read-aloud.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { PlayerWater } from './player-water.tsx'
import { SoundSwitch, soundStore } from './sound-switch.tsx'
import { PauseButton, TimeLine, useTimedSteps } from './timed-steps.tsx'
import { type Swell, useWaterSound } from './water-sound.ts'

export type Vibration = { readonly on: boolean; readonly turn: (on: boolean) => void }

type GuideStageProps = {
  readonly steps: readonly GuideStep[]
  readonly vibration: Vibration
  readonly onEnd: () => void
}

/** What the sound does during an in-breath and an out-breath. */
const swells: Readonly<Partial<Record<GuideWord, Swell>>> = {
  in: { to: 'swell', seconds: 4 },
  hold: { to: 'swell', seconds: 2 },
  out: { to: 'sink', seconds: 6 },
}
const still: Swell = { to: 'sink', seconds: 4 }

/** One guide, from the lead-in to its last second. A screen reader announces a change of the word, never the seconds. */
export function GuideStage({ steps, vibration, onEnd }: GuideStageProps) {
  const t = useText('player')
  const timed = useTimedSteps(steps, onEnd)
  const { moment, isRunning, isPaused, press, share, left, secondsToBegin } = timed
  const breathes = moment !== null && isBreath(moment.word)
  const word = useRef<HTMLParagraphElement>(null)
  const told = t(moment === null ? 'player.ready' : `word.${moment.word}`)

  useVibration(vibration.on && isRunning, moment?.word ?? null, moment?.place ?? 0)
  const { value: sounds } = useStored(soundStore)
  useWaterSound(
    sounds && isRunning,
    (moment && swells[moment.word]) ?? still,
    `${moment?.word} ${moment?.place}`,
  )

  return (
    <div className="player">
      <PlayerWater motion={breathes ? 'breath' : 'drift'} paused={!isRunning} />
      <TimeLine share={share} left={left} />
      <div className="player-now">
        <p ref={word} className={breathes ? 'player-word player-word-breath' : 'player-word'} role="status">
          {told}
        </p>
        <p className="player-count">{moment?.left ?? secondsToBegin}</p>
        <p className="player-place small">
          {moment !== null &&
            t(breathes ? 'player.breath' : 'player.step', { place: moment.place, of: moment.of })}
        </p>
      </div>
      <div className="player-foot">
        <PauseButton isRunning={isRunning} press={press} />
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
          {isPaused && t('player.paused')}
        </p>
      </div>
    </div>
  )
}

/** Milliseconds on, off, on: different for in and out, for closed eyes. */
const patterns: Readonly<Partial<Record<GuideWord, readonly number[]>>> = {
  in: [120],
  hold: [40],
  out: [80, 120, 80],
}
const otherStep = [120]

/** Whether the device can vibrate and its owner has not asked for reduced motion. */
const canVibrate = (): boolean =>
  'vibrate' in navigator &&
  matchMedia('(pointer: coarse)').matches &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Announces a new step by a short vibration. `place` distinguishes two steps with the same word. */
function useVibration(on: boolean, word: GuideWord | null, place: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next breath begins with the word of the last
  useEffect(() => {
    if (on && word !== null) navigator.vibrate([...(patterns[word] ?? otherStep)])
  }, [on, word, place])
}
