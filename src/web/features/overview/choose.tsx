import { useId } from 'react'
import type { Overview } from '#contract/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import { formatTableDate } from '#text/format.ts'

type ChooseProps = {
  readonly words: FigureTexts
  readonly overview: Overview
  readonly roundId: string
  readonly unitId: string
  readonly onRound: (roundId: string) => void
  readonly onUnit: (unitId: string) => void
}

/** Which round, which unit: all the choice there is. No filters, no second breakdown. */
export function Choose({ words, overview, roundId, unitId, onRound, onUnit }: ChooseProps) {
  const { t } = words
  const id = useId()
  return (
    <div className="overview-choose no-print">
      <div className="field">
        <label className="field-label" htmlFor={`${id}-round`}>
          {t('choose.round')}
        </label>
        <select
          id={`${id}-round`}
          className="field-control"
          value={roundId}
          onChange={(event) => onRound(event.target.value)}
        >
          {[...overview.rounds].reverse().map((round) => (
            <option key={round.id} value={round.id}>
              {round.name} ({t('choose.closed', { date: formatTableDate(new Date(round.closedAt)) })})
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-unit`}>
          {t('choose.unit')}
        </label>
        <select
          id={`${id}-unit`}
          className="field-control"
          value={unitId}
          onChange={(event) => onUnit(event.target.value)}
        >
          {overview.units.map((unit) => (
            <option key={unit.id} value={unit.id}>
              {'\u00a0\u00a0'.repeat(unit.depth)}
              {unit.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
