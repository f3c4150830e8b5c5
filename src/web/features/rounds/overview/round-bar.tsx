import { closedWords } from './names-of-rounds.ts'
import type { ReportProps } from './overview-view.ts'

type RoundBarProps = Pick<ReportProps, 'words' | 'overview' | 'view'> & {
  readonly roundId: string
  readonly unitId: string | null
  /** The first option of the units, where the reader need not choose one. */
  readonly allUnits?: string
}

/** Chooses round and unit, and stays in sight. There is no other filter and no second breakdown. */
export function RoundBar({ words, overview, view, roundId, unitId, allUnits }: RoundBarProps) {
  const { t } = words
  return (
    <div className="round-bar no-print">
      <label className="round-bar-field">
        <span>{t('choose.round')}</span>
        <select
          className="field-control select"
          value={roundId}
          onChange={(event) => view.choose('matning', event.target.value)}
        >
          {overview.rounds.map((round) => {
            const closed = closedWords(words, round)
            return (
              <option key={round.id} value={round.id}>
                {round.name.endsWith(closed) ? round.name : `${round.name} ${closed}`}
              </option>
            )
          })}
        </select>
      </label>
      <label className="round-bar-field">
        <span>{t('choose.unit')}</span>
        <select
          className="field-control select"
          value={unitId ?? ''}
          onChange={(event) => view.choose('enhet', event.target.value)}
        >
          {allUnits !== undefined && <option value="">{allUnits}</option>}
          {overview.units.map(({ id, name, depth }) => (
            <option key={id} value={id}>
              {'\u00a0\u00a0'.repeat(depth) + name}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
