import { useEffect, useRef, useState } from 'react'
import { lengthOf, momentAt, timeLeft } from '#core/exercises/guides.ts'
import { type RelaxationId, relaxations } from '#core/exercises/relaxations.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useReadingAlong } from '#web/lib/read-aloud/use-reading-along.ts'
import { useHasVoice } from '#web/lib/read-aloud/voices.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { PlayerProgress } from './player-progress.tsx'
import { PlayerWater } from './player-water.tsx'
import { RelaxationIntro } from './relaxation-intro.tsx'
import { soundStore } from './sound-choice.ts'
import { SoundSwitch } from './sound-switch.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'
import { useSpace } from './use-space.ts'
import { useWaterSound } from './use-water-sound.ts'

/** Milliseconds to sit down in before the first word. */
const lead = 4000

type RelaxationStageProps = { readonly id: RelaxationId; readonly onEnd: () => void }

/** A relaxation: what to know first, and then one passage at a time, in text and in the voice of the device. */
export function RelaxationStage({ id, onEnd }: RelaxationStageProps) {
  const [begun, setBegun] = useState<{ readonly voice: boolean } | null>(null)
  if (begun === null) return <RelaxationIntro id={id} onStart={(voice) => setBegun({ voice })} />
  return <Passages id={id} withVoice={begun.voice} onEnd={onEnd} />
}

type PassagesProps = RelaxationStageProps & { readonly withVoice: boolean }

function Passages({ id, withVoice, onEnd }: PassagesProps) {
  const t = useText('relaxation', 'player')
  const { language } = useLanguage()
  const steps = relaxations[id]
  const length = lengthOf(steps)
  const { state, elapsed, start, pause } = useStopwatch(lead + length)
  const running = state === 'running'
  const done = Math.max(0, elapsed - lead)
  const moment = elapsed < lead ? null : momentAt(steps, Math.min(done, length - 1))
  const button = useRef<HTMLButtonElement>(null)
  const passage = useRef<HTMLParagraphElement>(null)
  const told = moment === null ? t('player.ready') : t(moment.word)
  const [voice, setVoice] = useState(withVoice)
  const hasVoice = useHasVoice(language)
  const reads = voice && hasVoice && running
  const reading = useReadingAlong(passage, reads, told)
  const { value: sounds } = useStored(soundStore)

  useEffect(start, [start])
  useEffect(() => button.current?.focus(), [])
  useAwakeScreen(running)
  const tensed = moment?.word.startsWith('tense.') === true
  useWaterSound(sounds && running, { to: tensed ? 'swell' : 'sink', seconds: tensed ? 4 : 8 }, told)
  useEffect(() => {
    if (state === 'ended') onEnd()
  }, [state, onEnd])
  useSpace(running ? pause : start)

  return (
    <div className="player">
      <PlayerWater motion="drift" paused={!running} />
      <PlayerProgress share={done / length}>
        <p className="player-left small" role="timer" aria-live="off">
          {t('player.left', { time: timeLeft(length, done) })}
        </p>
      </PlayerProgress>
      <div className="player-now">
        {/* While the voice of the device reads it, a screen reader does not. */}
        <p
          ref={passage}
          className="player-word player-passage"
          role="status"
          aria-live={reads ? 'off' : undefined}
        >
          {told}
        </p>
        <p className="player-place small">
          {moment !== null && t('passage', { place: moment.place, of: moment.of })}
        </p>
      </div>
      <div className="player-foot">
        <p>
          <Button ref={button} onClick={running ? pause : start}>
            {t(running ? 'player.pause' : 'player.resume')}
          </Button>
        </p>
        {hasVoice && (
          <Checkbox
            id="player-voice"
            label={t('voice')}
            checked={voice}
            onChange={({ target }) => setVoice(target.checked)}
          />
        )}
        <SoundSwitch />
        <p className="small keyboard-hint">{t('player.keys')}</p>
        <p role="status" className={reading === 'failed' ? 'small' : 'hidden-text'}>
          {state === 'paused' && t('player.paused')}
          {reading === 'failed' && t('voice.failed')}
        </p>
      </div>
    </div>
  )
}
