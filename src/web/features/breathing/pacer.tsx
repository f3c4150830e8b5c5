import { useEffect, useRef, useState } from 'react'
import { useStopwatch } from '#web/lib/use-stopwatch.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { breathsInRound, lengthOf, momentAt, type Rounds, roundChoices } from './breath.ts'
import { BreathWater } from './breath-water.tsx'
import { useAwakeScreen } from './use-awake-screen.ts'

type PacerProps = {
  /** All breaths are done. */
  readonly onDone?: () => void
}

/** Breathing with somebody who counts. Says nothing aloud unless asked to, and needs no sound. */
export function Pacer({ onDone }: PacerProps) {
  const t = useText('breathing')
  const [rounds, setRounds] = useState<Rounds>(1)
  const [aloud, setAloud] = useState(false)
  const { state, elapsed, start, pause, reset } = useStopwatch(lengthOf(rounds))
  const moment = state === 'idle' ? null : momentAt(elapsed, rounds)
  useAwakeScreen(state === 'running')

  const tellDone = useRef(onDone)
  useEffect(() => {
    tellDone.current = onDone
  })
  // Called once when it ends, no matter how often the page renders.
  useEffect(() => {
    if (state === 'ended') tellDone.current?.()
  }, [state])

  const word =
    moment === null ? t(state === 'ended' ? 'breath.done' : 'breath.ready') : t(`breath.${moment.phase}`)
  const count = moment === null ? t('breath.scheme') : t('breath.left', { count: moment.left })

  return (
    <div className="pacer">
      <div className="pacer-now">
        <p className="pacer-word">{word}</p>
        <p className="pacer-count">{count}</p>
      </div>
      <BreathWater moment={moment} motion={state === 'running' || state === 'paused' ? state : 'still'} />
      <p className="pacer-place small quiet">
        {moment === null
          ? t(rounds === 1 ? 'breath.length.1' : 'breath.length.3')
          : t(rounds === 1 ? 'breath.place' : 'breath.placeInRound', {
              breath: moment.breath,
              breaths: breathsInRound,
              round: moment.round,
              rounds,
            })}
      </p>
      <p className="actions pacer-actions no-print">
        {state === 'running' ? (
          <Button onClick={pause}>{t('breath.pause')}</Button>
        ) : (
          <Button onClick={start}>
            {t(state === 'paused' ? 'breath.resume' : state === 'ended' ? 'breath.again' : 'breath.start')}
          </Button>
        )}
        {state === 'paused' && (
          <Button kind="quiet" onClick={reset}>
            {t('breath.restart')}
          </Button>
        )}
      </p>
      <p role="status" className="hidden-text">
        {state === 'ended' && t('breath.doneAloud')}
        {state === 'paused' && t('breath.paused')}
        {state === 'running' && aloud && moment !== null && t(`breath.${moment.phase}`)}
      </p>
      {(state === 'idle' || state === 'ended') && (
        <div className="pacer-choices no-print">
          <Radios
            id="breath-rounds"
            name="breath-rounds"
            legend={t('breath.rounds')}
            value={String(rounds) as `${Rounds}`}
            onChange={(value) => {
              setRounds(value === '3' ? 3 : 1)
              reset()
            }}
            choices={roundChoices.map((choice) => ({
              value: `${choice}` as const,
              label: t(`breath.rounds.${choice}`),
            }))}
          />
          <Checkbox
            id="breath-aloud"
            label={t('breath.aloud')}
            hint={t('breath.aloud.hint')}
            checked={aloud}
            onChange={(event) => setAloud(event.target.checked)}
          />
        </div>
      )}
    </div>
  )
}
