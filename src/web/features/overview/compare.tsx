import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CausesFigureView, FigureView, Overview } from '#contract/overview.ts'
import { capital } from '#text/capital.ts'
import {
  answersWords,
  type FigureTexts,
  participationWords,
  scoreWords,
  shareWords,
  uncertaintyWords,
} from '#text/figure-words.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ScoreBars } from '#web/ui/charts/score-bars.tsx'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { axis, type ReportProps, type Round, roundName, type Unit, zoneOrder } from './overview-view.ts'
import { countedInOf } from './unit-rows.ts'
import { useCompared } from './use-compared.ts'

/** More columns than this are not read beside each other. */
const mostColumns = 6

type CompareProps = ReportProps & { readonly round: Round; readonly unit: Unit }

/** A unit of a round with what is shown of it there. */
type Column = {
  readonly key: string
  readonly name: string
  readonly overview: Overview
  /** Null: it was not part of that round. */
  readonly unit: Unit | null
}

/** The shown unit and round beside others: figures as released, next to each other and never reckoned with. */
export function Compare(props: CompareProps) {
  const { words, promise, overview, rounds, round, unit } = props
  const { t } = words
  const compared = useCompared()
  const problemText = useProblemText()
  const others = comparableRounds(overview, round).filter(({ id }) => compared.rounds.includes(id))
  const wanted = others.map(({ id }) => id)
  const { data, error, isFetching } = useQuery({
    queryKey: [...rounds.key, ...wanted],
    queryFn: ({ signal }) => Promise.all(wanted.map((id) => rounds.read(id, signal))),
    enabled: wanted.length > 0,
  })
  const unitIds = [
    unit.id,
    ...compared.units.filter((id) => id !== unit.id && overview.units.some((one) => one.id === id)),
  ]
  const isWaiting = wanted.length > 0 && isFetching
  const overviews = [overview, ...(wanted.length > 0 ? (data ?? []) : [])]
  const columns = columnsOf(unitIds, overviews, overview).slice(0, mostColumns)
  return (
    <section className="overview-section compare" aria-labelledby="compare">
      <h2 id="compare">{t('compare.title')}</h2>
      <p className="column no-print">
        {t('compare.lead', { unit: unit.name, round: roundName(overview, round.id) })}
      </p>
      <Choices {...{ props, compared, others }} unitIds={unitIds.slice(1)} />
      {error !== null && <Notice live title={problemText(error)} />}
      {isWaiting && error === null && <Loading size="medium" label={t('loading')} />}
      {columns.length > 1 && !isWaiting && (
        <>
          <Totals {...{ words, round, columns }} />
          <AllFigures {...props} columns={columns} />
          {columns.some(({ unit: one }) => one?.figure === null) && (
            <p className="column">{promise('promise.hidden')}</p>
          )}
        </>
      )}
    </section>
  )
}

/** Rounds that asked the same questions in the same words, without the one shown. */
const comparableRounds = ({ rounds }: Pick<Overview, 'rounds'>, round: Round) =>
  rounds.filter(
    ({ id, instrument, version }) =>
      id !== round.id && instrument === round.instrument && version === round.version,
  )

/** Unit by unit, in each from the oldest round to the newest; what differs is in the name. */
function columnsOf(
  unitIds: readonly string[],
  overviews: readonly Overview[],
  shown: Overview,
): readonly Column[] {
  const place = (one: Overview) => shown.rounds.findIndex(({ id }) => id === one.round?.id)
  const inTime = overviews.toSorted((a, b) => place(b) - place(a))
  return unitIds.flatMap((unitId) =>
    inTime.map((overview) => {
      const roundId = overview.round?.id ?? ''
      const unitName = shown.units.find(({ id }) => id === unitId)?.name ?? ''
      const round = roundName(shown, roundId)
      return {
        key: `${unitId} ${roundId}`,
        name: unitIds.length === 1 ? round : inTime.length === 1 ? unitName : `${unitName}, ${round}`,
        overview,
        unit: overview.units.find(({ id }) => id === unitId) ?? null,
      }
    }),
  )
}

type ChoicesProps = {
  readonly props: CompareProps
  readonly compared: ReturnType<typeof useCompared>
  readonly unitIds: readonly string[]
  readonly others: Overview['rounds']
}

function Choices({ props, compared, unitIds, others }: ChoicesProps) {
  const { words, overview, round, unit } = props
  const { t } = words
  const choices = useRef<HTMLDivElement>(null)
  const comparable = comparableRounds(overview, round)
  const hasRoom = (units: number, rounds: number) => (1 + units) * (1 + rounds) <= mostColumns
  const roomForUnit = hasRoom(unitIds.length + 1, others.length)
  const roomForRound = hasRoom(unitIds.length, others.length + 1)
  const chosen = [
    ...unitIds.map((id) => ({
      what: 'unit' as const,
      id,
      name: overview.units.find((one) => one.id === id)?.name ?? '',
    })),
    ...others.map(({ id, name }) => ({ what: 'round' as const, id, name })),
  ]
  const picks = [
    {
      what: 'unit' as const,
      room: roomForUnit,
      options: overview.units.map(({ id, name, depth }) => ({
        id,
        name: '\u00a0\u00a0'.repeat(depth) + name,
        left: id !== unit.id && !unitIds.includes(id),
      })),
    },
    {
      what: 'round' as const,
      room: roomForRound,
      options: comparable.map(({ id, name }) => ({
        id,
        name,
        left: !others.some((one) => one.id === id),
      })),
    },
  ]
  return (
    <div ref={choices} className="compare-with no-print">
      <div className="compare-picks">
        {picks.map(({ what, room, options }) => (
          <form
            key={what}
            className="compare-pick"
            onSubmit={(event) => {
              event.preventDefault()
              const id = String(new FormData(event.currentTarget).get(what))
              if (id === '' || !room) return
              compared.add(what, id)
              event.currentTarget.reset()
            }}
          >
            <label className="compare-field">
              <span>{t(`compare.${what}`)}</span>
              <select name={what} className="field-control select">
                <option value="">{t('compare.choose')}</option>
                {options
                  .filter(({ left }) => left)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            </label>
            <Button type="submit" kind="quiet" busy={!room}>
              {t(`compare.add.${what}`)}
            </Button>
          </form>
        ))}
      </div>
      {chosen.length > 0 && (
        <ul className="compare-chosen">
          {chosen.map(({ what, id, name }) => (
            <li key={id}>
              <span>{name}</span>{' '}
              <Button
                kind="plain"
                onClick={() => {
                  compared.remove(what, id)
                  // The button goes with what it removes.
                  choices.current?.querySelector('select')?.focus()
                }}
              >
                {t('compare.remove')} <span className="hidden-text">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="small quiet" role="status">
        {!roomForUnit && !roomForRound && t('compare.full')}
      </p>
      {overview.rounds.length > comparable.length + 1 && (
        <p className="small quiet column">{t('compare.others')}</p>
      )}
    </div>
  )
}

type TotalsProps = {
  readonly words: FigureTexts
  readonly round: Round
  readonly columns: readonly Column[]
}

function Totals({ words, round, columns }: TotalsProps) {
  const { t } = words
  // Why one is hidden stands in the table of all figures.
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

/** Why a column has no figure: the same words whatever the reason, with its last one where it had one. */
function hiddenWords(words: FigureTexts, overview: Overview, unit: Unit | null): string {
  const { t } = words
  if (unit === null) return t('compare.missing')
  const countedIn = countedInOf(overview.units)(unit)
  const hidden = countedIn === null ? t('units.hidden') : t('units.hiddenIn', { unit: countedIn })
  const last = unit.lastShown
  if (last === null) return hidden
  const said = t('units.last', {
    score: scoreWords(words, last.figure.mean),
    round: roundName(overview, last.roundId),
  })
  return `${hidden}. ${said}`
}

function AllFigures({
  words,
  names,
  round,
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
  const asksCauses = columns.some(({ unit }) => unit?.causes)
  const lines: readonly { id: string; title: string; cell: (column: Column) => string }[] = [
    {
      id: 'total',
      title: t('units.total'),
      cell: (column) =>
        column.unit?.figure
          ? `${scoreWords(words, column.unit.figure.mean)} (${uncertaintyWords(words, column.unit.figure.uncertainty)})`
          : hiddenWords(words, column.overview, column.unit),
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
    ...(asksCauses
      ? names.causes.map(({ id, title }) => ({
          id,
          title: t('compare.cause', { cause: title }),
          cell: ofCauses(({ causes }) => {
            const score = causes[id as keyof typeof causes]
            return score === undefined ? '' : scoreWords(words, score)
          }),
        }))
      : []),
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
