import { useEffect, useRef, useState } from 'react'
import { longestText } from '#core/exercises/exercises.ts'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { paceAt, questions, type Reflection, reflectionMinutes } from './monthly-reflection.ts'

type ReflectionGuideProps = {
  readonly reflection: Reflection
  readonly onWrite: (part: Partial<Reflection>) => void
  readonly onEnd: () => void
}

/** One question at a time, with the remaining time, which never advances the page. */
export function ReflectionGuide({ reflection, onWrite, onEnd }: ReflectionGuideProps) {
  const t = useText('exercises')
  const [position, setPosition] = useState(0)
  const { state, elapsed, start, pause } = useStopwatch(reflectionMinutes * 60_000, { inBackground: true })
  const field = useRef<HTMLDivElement>(null)
  const question = questions[position] ?? questions[0]
  const { left, timeUp } = paceAt(position, elapsed)
  const last = position === questions.length - 1

  useEffect(start, [start])
  // A new question takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what it answers to
  useEffect(() => field.current?.querySelector('textarea')?.focus(), [position])

  return (
    <div className="flow reflection-guide" ref={field}>
      <p className="small quiet">
        {t('reflection.place', { position: position + 1, total: questions.length })} ·{' '}
        {t('reflection.left', { count: left })}
      </p>
      <Textarea
        id={`reflection-${question.id}`}
        key={question.id}
        label={t(`reflection.${question.id}`)}
        hint={t(`reflection.${question.id}.hint`)}
        rows={6}
        maxLength={longestText}
        value={reflection[question.id]}
        onChange={(event) => onWrite({ [question.id]: event.target.value })}
      />
      <p role="status" className="small">
        {state === 'ended' ? t('reflection.allTimeUp') : timeUp && !last ? t('reflection.timeUp') : ''}
      </p>
      <p className="actions">
        <Button onClick={() => (last ? onEnd() : setPosition(position + 1))}>
          {t(last ? 'reflection.end' : 'reflection.next')}
        </Button>
        {position > 0 && (
          <Button kind="quiet" onClick={() => setPosition(position - 1)}>
            {t('reflection.previous')}
          </Button>
        )}
        {state !== 'ended' && (
          <Button kind="plain" onClick={state === 'running' ? pause : start}>
            {t(state === 'running' ? 'reflection.pause' : 'reflection.resume')}
          </Button>
        )}
      </p>
    </div>
  )
}
