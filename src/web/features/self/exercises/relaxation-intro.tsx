import { useEffect, useRef } from 'react'
import { type RelaxationId, relaxations } from '#core/exercises/relaxations.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useHasVoice } from '#web/lib/read-aloud/voices.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { SoundSwitch } from './sound-switch.tsx'

type RelaxationIntroProps = {
  readonly id: RelaxationId
  readonly onStart: (voice: boolean) => void
}

/** What to know before a relaxation, which some people bear badly. A press starts it, because a voice must be asked for. */
export function RelaxationIntro({ id, onStart }: RelaxationIntroProps) {
  const t = useText('relaxation')
  const { language } = useLanguage()
  const hasVoice = useHasVoice(language)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="player-intro">
      <div className="flow">
        <p>{t(`intro.${id}`)}</p>
        <h3 ref={heading} tabIndex={-1}>
          {t('caution.title')}
        </h3>
        <ul>
          <li>{t('caution.worse')}</li>
          <li>{t('caution.pain')}</li>
          <li>{t('caution.driving')}</li>
        </ul>
        <p className="actions">
          <Button onClick={() => onStart(hasVoice)}>{t(hasVoice ? 'start.voice' : 'start')}</Button>
          {hasVoice && (
            <Button kind="quiet" onClick={() => onStart(false)}>
              {t('start.text')}
            </Button>
          )}
        </p>
        {!hasVoice && <p className="small">{t('noVoice')}</p>}
        <SoundSwitch />
        <div className="folds">
          <Fold id="relaxation-text" title={t('text.whole')}>
            <ol className="player-passages">
              {relaxations[id].map(({ word }) => (
                <li key={word}>{t(word)}</li>
              ))}
            </ol>
          </Fold>
          <Fold id="relaxation-source" title={t('source')}>
            <p>{t('source.text')}</p>
          </Fold>
        </div>
      </div>
    </div>
  )
}
