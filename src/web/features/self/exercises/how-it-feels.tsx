import { useEffect, useRef, useState } from 'react'
import { PageButton } from '#web/lib/page-link.tsx'
import { SafetyText } from '#web/lib/safety/safety-text.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { another, type GuidedId } from './guided.ts'
import { PlayerWater } from './player-water.tsx'

const answers = ['better', 'same', 'worse'] as const
type Answer = (typeof answers)[number]

type HowItFeelsProps = {
  readonly id: GuidedId
  readonly onAgain: () => void
  readonly onOther: (id: GuidedId) => void
}

/** The end of a guided exercise: how it feels, and what fits after that. The answer is kept nowhere. */
export function HowItFeels({ id, onAgain, onOther }: HowItFeelsProps) {
  const t = useText('player')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is another after the answer
  useEffect(() => heading.current?.focus(), [answer])
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
              {answers.map((one) => (
                <Button key={one} kind="quiet" onClick={() => setAnswer(one)}>
                  {t(`feel.${one}`)}
                </Button>
              ))}
            </p>
            <p className="small">{t('feel.private')}</p>
          </>
        )}
        {answer !== null && <p>{t(`feel.${answer}.text`)}</p>}
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
