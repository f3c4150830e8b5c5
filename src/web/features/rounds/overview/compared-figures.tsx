import type { CausesFigureView, FigureView } from '#contract/rounds/overview.ts'
import { capital } from '#text/capital.ts'
import {
  answersWords,
  type FigureTexts,
  participationWords,
  scoreWords,
  shareWords,
  uncertaintyWords,
} from '#text/figure-words.ts'
import { ScoreBars } from '#web/ui/charts/score-bars.tsx'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import type { Column, CompareProps } from './compared-columns.ts'
import { axis, type Round, roundName, zoneOrder } from './overview-view.ts'
import { countedInShort, whereCountedOf } from './where-counted.ts'

type TotalsProps = {
  readonly words: FigureTexts
  readonly round: Round
  readonly columns: readonly Column[]
}

/** The totals as bars, one for each column. */
export function ComparedTotals({ words, round, columns }: TotalsProps) {
  const { t } = words
  // The table of all figures says where a hidden total is counted.
  const rows = columns.map(({ key, name, unit }) => ({
    key,
    label: name,
    shown: unit?.figure
      ? scoreWords(words, unit.figure.mean)
      : t(unit === null ? 'compare.missing' : 'units.hidden'),
    span: unit?.figure?.mean ?? null,
    uncertainty: unit?.figure?.uncertainty ?? 0,
    limits: round.limits,
  }))
  return (
    <Figure
      caption={t('compare.caption')}
      note={t('compare.note')}
      tableLabel={t('table.show')}
      table={
        <Table
          caption={t('compare.caption')}
          hideCaption
          columns={(['table.measure', 'table.score', 'table.uncertainty'] as const).map((id) => ({
            id,
            label: t(id),
          }))}
          rows={rows.map(({ key, label, shown, span, uncertainty }) => ({
            id: key,
            cells: [label, shown, span === null ? '' : uncertaintyWords(words, uncertainty)],
          }))}
        />
      }
    >
      <ScoreBars rows={rows} axisLabels={axis} />
    </Figure>
  )
}

/** Says that a column has no figure, where its answers are counted, and its last figure if there is one. */
function hiddenWords(words: FigureTexts, { overview, unit }: Column, led: boolean): string {
  const { t } = words
  if (unit === null) return t('compare.missing')
  const counted = whereCountedOf(overview.units, { led })(unit)
  const hidden = counted === null ? t('units.hidden') : countedInShort(t, counted)
  const last = unit.lastShown
  if (last === null) return hidden
  const said = t('units.last', {
    score: scoreWords(words, last.figure.mean),
    round: roundName(overview, last.roundId),
  })
  return `${hidden}. ${said}`
}

/** All figures of each column, in one table. */
export function ComparedFigures({
  words,
  names,
  round,
  led,
  columns,
}: CompareProps & { readonly columns: readonly Column[] }) {
  const { t } = words
  const ofFigure = (show: (figure: FigureView) => string) => (column: Column) =>
    column.unit?.figure ? show(column.unit.figure) : t('units.hidden')
  const ofCauses = (show: (causes: CausesFigureView) => string) => (column: Column) =>
    column.unit?.causes ? show(column.unit.causes) : t('units.hidden')
  const change = ({ overview, unit }: Column) =>
    unit?.change
      ? t(`compare.change.${unit.change.direction}`, { round: roundName(overview, unit.change.sinceRoundId) })
      : t('compare.change.one')
  const asked = names.causes.filter(({ id }) =>
    columns.some(({ unit }) => unit?.causes?.causes[id as keyof CausesFigureView['causes']] !== undefined),
  )
  const lines: readonly { id: string; title: string; cell: (column: Column) => string }[] = [
    {
      id: 'total',
      title: t('units.total'),
      cell: (column) =>
        column.unit?.figure
          ? `${scoreWords(words, column.unit.figure.mean)} (${uncertaintyWords(words, column.unit.figure.uncertainty)})`
          : hiddenWords(words, column, led),
    },
    { id: 'change', title: t('compare.change'), cell: change },
    {
      id: 'participation',
      title: t('units.participation'),
      cell: ofFigure(({ participation }) => capital(participationWords(words, participation))),
    },
    {
      id: 'answers',
      title: t('compare.answers'),
      cell: ofFigure(({ n }) => capital(answersWords(words, n, round.smallestGroup))),
    },
    ...zoneOrder.map((zone) => ({
      id: zone,
      title: t(`zone.${zone}`),
      cell: ofFigure(({ zones }) => capital(shareWords(words, zones[zone]))),
    })),
    ...names.categories.map(({ id, title }) => ({
      id,
      title,
      cell: ofFigure(({ dims }) => {
        const score = dims[id as keyof typeof dims]
        return score === undefined ? '' : scoreWords(words, score)
      }),
    })),
    ...asked.map(({ id, title }) => ({
      id,
      title: t('compare.cause', { cause: title }),
      cell: ofCauses(({ causes }) => {
        const score = causes[id as keyof typeof causes]
        return score === undefined ? '' : scoreWords(words, score)
      }),
    })),
  ]
  return (
    <Table
      caption={t('compare.table')}
      columns={[
        { id: 'measure', label: t('table.measure') },
        ...columns.map(({ key, name }) => ({ id: key, label: name })),
      ]}
      rows={lines.map(({ id, title, cell }) => ({ id, cells: [title, ...columns.map(cell)] }))}
    />
  )
}
