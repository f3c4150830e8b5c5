import { useState } from 'react'
import { play } from '#core/example/play.ts'
import { atFirst, crowdsOf, type Happening, limits } from '#core/example/playground.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { summaryInWords } from './in-words.ts'
import { RoundPicture } from './round-picture.tsx'
import { Stepper } from './stepper.tsx'

const knobs = ['storage', 'leave', 'join', 'move'] as const satisfies readonly (keyof Happening)[]

const examples = [
  { id: 'calm', happening: atFirst },
  { id: 'small', happening: { ...atFirst, storage: 5 } },
  { id: 'leave', happening: { ...atFirst, leave: 1 } },
  { id: 'move', happening: { ...atFirst, move: 2 } },
  { id: 'five', happening: { ...atFirst, join: 5 } },
] as const

/** A made-up organisation over two rounds: the reader's settings, both rounds drawn, and why figures are hidden, in words. */
export function Playground() {
  const t = useText('whoSeesWhat')
  const [happening, setHappening] = useState<Happening>(atFirst)
  const crowds = crowdsOf(happening)
  const { before, now } = play(happening)
  return (
    <div className="flow">
      <fieldset className="playground-controls">
        <legend className="field-label">{t('play.controls')}</legend>
        {knobs.map((knob) => (
          <Stepper
            key={knob}
            label={t(`play.${knob}`)}
            fewer={t('play.fewer', { what: t(`play.${knob}`) })}
            more={t('play.more', { what: t(`play.${knob}`) })}
            value={happening[knob]}
            {...limits[knob]}
            onChange={(value) => setHappening({ ...happening, [knob]: value })}
          />
        ))}
      </fieldset>
      <section className="playground-examples" aria-label={t('play.examples')}>
        <p className="small quiet">{t('play.examples')}</p>
        <p className="actions">
          {examples.map((example) => (
            <Button key={example.id} kind="quiet" onClick={() => setHappening(example.happening)}>
              {t(`play.example.${example.id}`)}
            </Button>
          ))}
        </p>
      </section>
      <p className="playground-summary" aria-live="polite">
        {summaryInWords(t, now)}
      </p>
      <p className="small playground-legend">
        {t('legend.title')}{' '}
        {(['stay', 'leave', 'join', 'move'] as const).map((why) => (
          <span key={why} className="playground-key">
            <span className={`person ${why}`} aria-hidden="true" /> {t(`legend.${why}`)}
          </span>
        ))}
      </p>
      <div className="playground-rounds">
        <RoundPicture when="before" crowds={crowds} places={before} />
        <RoundPicture when="now" crowds={crowds} places={now} earlier={before} />
      </div>
    </div>
  )
}
