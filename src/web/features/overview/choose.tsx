import type { Overview } from '#contract/overview.ts'
import type { FigureTexts } from '#text/figure-words.ts'
import { formatTableDate } from '#text/format.ts'
import { Select } from '#web/ui/select/select.tsx'

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
  return (
    <div className="overview-choose no-print">
      <Select
        id="choose-round"
        label={t('choose.round')}
        value={roundId}
        onChange={(event) => onRound(event.target.value)}
        options={overview.rounds.map(({ id, name, closedAt }) => ({
          value: id,
          label: `${name} (${t('choose.closed', { date: formatTableDate(new Date(closedAt)) })})`,
        }))}
      />
      <Select
        id="choose-unit"
        label={t('choose.unit')}
        value={unitId}
        onChange={(event) => onUnit(event.target.value)}
        options={overview.units.map(({ id, name, depth }) => ({
          value: id,
          label: '\u00a0\u00a0'.repeat(depth) + name,
        }))}
      />
    </div>
  )
}
