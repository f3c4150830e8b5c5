import { useRef, useState } from 'react'
import { type RelaxationId, relaxations } from '#core/exercises/relaxations.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useReadingAlong } from '#web/lib/read-aloud/use-reading-along.ts'
import { useHasVoice } from '#web/lib/read-aloud/voices.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { PlayerWater } from './player-water.tsx'
import { RelaxationIntro } from './relaxation-intro.tsx'
import { SoundSwitch, soundStore } from './sound-switch.tsx'
import { PauseButton, TimeLine, useTimedSteps } from './timed-steps.tsx'
import { useWaterSound } from './water-sound.ts'

type RelaxationStageProps = { readonly id: RelaxationId; readonly onEnd: () => void }

/** A relaxation: the introduction, and then one passage at a time, as text and by the device's voice. */
export function RelaxationStage({ id, onEnd }: RelaxationStageProps) {
  const [begun, setBegun] = useState<{ readonly voice: boolean } | null>(null)
  if (begun === null) return <RelaxationIntro id={id} onStart={(voice) => setBegun({ voice })} />
  return <Passages id={id} withVoice={begun.voice} onEnd={onEnd} />
}

type PassagesProps = RelaxationStageProps & { readonly withVoice: boolean }

function Passages({ id, withVoice, onEnd }: PassagesProps) {
  const t = useText('relaxation', 'player')
  const { language } = useLanguage()
  const timed = useTimedSteps(relaxations[id], onEnd)
  const { moment, isRunning, isPaused, press, share, left } = timed
  const passage = useRef<HTMLParagraphElement>(null)
  const told = moment === null ? t('player.ready') : t(moment.word)
  const [voice, setVoice] = useState(withVoice)
  const hasVoice = useHasVoice(language)
  const reads = voice && hasVoice && isRunning
  const reading = useReadingAlong(passage, reads, told)
  const { value: sounds } = useStored(soundStore)

  const tensed = moment?.word.startsWith('tense.') === true
  useWaterSound(sounds && isRunning, { to: tensed ? 'swell' : 'sink', seconds: tensed ? 4 : 8 }, told)

  return (
    <div className="player">
      <PlayerWater motion="drift" paused={!isRunning} />
      <TimeLine share={share} left={left} />
      <div className="player-now">
        {/* Silent for a screen reader while the device's voice reads it. */}
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
        <PauseButton isRunning={isRunning} press={press} />
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
          {isPaused && t('player.paused')}
          {reading === 'failed' && t('voice.failed')}
        </p>
      </div>
    </div>
  )
}
