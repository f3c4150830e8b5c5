import { useEffect, useRef, useState } from 'react'
import { type Feeling, feelings } from '#core/exercises/felt.ts'
import { isRelaxation } from '#core/exercises/relaxations.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { SafetyText } from '#web/lib/safety/safety-text.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { another, type GuidedId } from './guided.ts'
import { OwnPattern } from './own-pattern.tsx'
import { PlayerWater } from './player-water.tsx'
import { useFelt } from './use-felt.ts'

type HowItFeelsProps = {
  readonly id: GuidedId
  readonly onAgain: () => void
  readonly onOther: (id: GuidedId) => void
}

/** The end of a guided exercise: how it feels, what to do next, and how it has felt before. */
export function HowItFeels({ id, onAgain, onOther }: HowItFeelsProps) {
  const t = useText('player')
  const [answer, setAnswer] = useState<Feeling | null>(null)
  const { felt, place, keep, forget } = useFelt(id)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is another after the answer
  useEffect(() => heading.current?.focus(), [answer])
  function choose(feeling: Feeling) {
    keep(feeling)
    setAnswer(feeling)
  }
  const again = (
    <Button kind="quiet" onClick={onAgain}>
      {t('feel.again')}
    </Button>
  )

  return (
    <div className="player">
      <PlayerWater motion="still" />
      <div className="player-feel flow">
        <h3 ref={heading} tabIndex={-1} className="player-word">
          {t(answer === null ? 'feel.title' : `feel.${answer}.title`)}
        </h3>
        {answer === null && (
          <>
            <p className="player-answers">
              {feelings.map((one) => (
                <Button key={one} kind="quiet" onClick={() => choose(one)}>
                  {t(`feel.${one}`)}
                </Button>
              ))}
            </p>
            <p className="small">{t(`feel.kept.${place}`)}</p>
          </>
        )}
        {answer !== null && (
          <p>{t(answer === 'worse' && isRelaxation(id) ? 'feel.worse.relaxation' : `feel.${answer}.text`)}</p>
        )}
        {answer !== null && place !== 'none' && <OwnPattern felt={felt} id={id} onForget={forget} />}
        {answer === 'better' && (
          <p className="player-answers">
            <PageButton to="/green-zone#recovery">{t('feel.better.next')}</PageButton>
            {again}
          </p>
        )}
        {answer === 'same' && (
          <p className="player-answers">
            <Button onClick={() => onOther(another[id])}>
              {t('feel.same.next', { exercise: t(another[id]) })}
            </Button>
            {again}
          </p>
        )}
        {answer === 'worse' && (
          <>
            <p className="player-answers">
              <PageButton to="/red-zone#talk">{t('feel.worse.next')}</PageButton>
            </p>
            <SafetyText />
          </>
        )}
      </div>
    </div>
  )
}
