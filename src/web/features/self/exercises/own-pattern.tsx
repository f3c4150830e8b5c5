import { useState } from 'react'
import { type Felt, patternOf } from '#core/exercises/felt.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { GuidedId } from './guided.ts'

type OwnPatternProps = {
  readonly felt: Felt
  readonly id: GuidedId
  readonly onForget: () => void
}

/** What the person's answers after an exercise have in common, from the fifth answer on. */
export function OwnPattern({ felt, id, onForget }: OwnPatternProps) {
  const t = useText('player')
  const [erased, setErased] = useState(false)
  const pattern = patternOf(felt, id)
  if (erased) return <p role="status">{t('pattern.erased')}</p>
  if ('left' in pattern) return <p className="small">{t('pattern.left', { left: pattern.left })}</p>
  const { times, better, same, worse, tends } = pattern
  return (
    <section className="player-pattern flow" aria-labelledby="player-pattern">
      <h4 id="player-pattern">{t('pattern.title')}</h4>
      <p>{t(`pattern.${tends}`)}</p>
      <p className="small">{t('pattern.counts', { times, better, same, worse })}</p>
      <p>
        <Button
          kind="plain"
          onClick={() => {
            onForget()
            setErased(true)
          }}
        >
          {t('pattern.erase')}
        </Button>
      </p>
    </section>
  )
}
