import { useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import { topCauseOf } from '#core/zones/findings.ts'
import { outsideGreen } from '#core/zones/outside-green.ts'
import { capital } from '#text/capital.ts'
import { othersWords, participationWords, scoreWords } from '#text/figure-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { usePrinting } from '#web/lib/use-printing.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SparkLine } from '#web/ui/charts/spark-line.tsx'
import { outsideWords } from './conclusion.ts'
import { darkness } from './darkness.ts'
import { type ReportProps, roundName, type Unit } from './overview-view.ts'
import { SortHead } from './sort-head.tsx'
import { figureInRow, foldedAtFirst, type SortKey, type UnitRow, unitRowsOf } from './unit-rows.ts'
import { useUnitOrder } from './use-unit-order.ts'
import { countedInShort, whereCountedOf } from './where-counted.ts'

type UnitTableProps = Pick<ReportProps, 'words' | 'names' | 'overview' | 'ways' | 'led'> & {
  /** The units of the overview that the table shows, parents before children. */
  readonly units: readonly Unit[]
  readonly caption: string
}

/** With more units than this, only the root and the units right below it are shown at first (`foldedAtFirst`). */
const overlooked = 60

/** Rows rendered at first, and added at a press, so that a table of thousands is sorted without a wait (bench/units.ts). */
const rowsAtOnce = 60

/** A table of units that can be searched, sorted and folded; a name links to the unit's page. A hidden unit says so in words. */
export function UnitTable({ words, names, overview, ways, led, units, caption }: UnitTableProps) {
  const { t } = words
  const id = useId()
  const columns: readonly { readonly key: SortKey; readonly title: string }[] = [
    { key: 'name', title: t('units.unit') },
    { key: 'total', title: t('units.total') },
    { key: 'outside', title: t('units.outside') },
    { key: 'change', title: t('units.change') },
    { key: 'cause', title: t('units.cause') },
    ...names.categories.map(({ id, title }) => ({ key: `category.${id}` as const, title })),
    { key: 'participation', title: t('units.participation') },
  ]
  const { search, setSearch, keepSearch, sorting, setSorting, reset } = useUnitOrder(
    columns.map(({ key }) => key),
  )
  const [folded, setFolded] = useState(() => foldedAtFirst(units, overlooked))
  const [most, setMost] = useState(rowsAtOnce)
  // Rows are rendered after the key press has been handled, so that typing stays fluent.
  const wanted = useDeferredValue(search)
  const order = useDeferredValue(sorting)
  // Paper has no buttons, so a print has all units.
  const printing = usePrinting()
  // From all units, because this table may have only a part of the tree.
  const whereCounted = useMemo(() => whereCountedOf(overview.units, { led }), [overview.units, led])
  const rows = useMemo(
    () =>
      unitRowsOf(units, {
        search: printing ? '' : wanted,
        sorting: order,
        folded: printing ? new Set<string>() : folded,
        whereCounted,
      }),
    [units, wanted, order, folded, printing, whereCounted],
  )
  const parents = useMemo(() => units.flatMap(({ parentId }) => parentId ?? []), [units])
  const isTree = order === null && wanted.trim() === ''
  const fold = useCallback((unitId: string) => {
    setFolded((now) => {
      const next = new Set(now)
      if (!next.delete(unitId)) next.add(unitId)
      return next
    })
  }, [])
  return (
    <div className="unit-table-part">
      <div className="unit-table-tools no-print">
        <label className="unit-search">
          <span>{t('units.search')}</span>
          <input
            type="search"
            className="field-control"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onBlur={keepSearch}
          />
        </label>
        <p className="actions">
          {isTree ? (
            <>
              <Button kind="plain" onClick={() => setFolded(new Set())}>
                {t('units.unfoldAll')}
              </Button>
              <Button kind="plain" onClick={() => setFolded(new Set(parents))}>
                {t('units.foldAll')}
              </Button>
            </>
          ) : (
            <Button kind="plain" onClick={reset}>
              {t('units.tree')}
            </Button>
          )}
        </p>
      </div>
      <p className="hidden-text" role="status">
        {isTree ? '' : t('units.found', { count: rows.length })}
      </p>
      {rows.length === 0 ? (
        <p>{t('units.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        <section className="unit-scroll" aria-label={caption} tabIndex={0}>
          <table className="unit-table" aria-describedby={`${id}-legend`}>
            <caption className="hidden-text">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ key, title }) => (
                  <SortHead key={key} {...{ title, printing }} sorting={order} by={key} onSort={setSorting} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, printing ? rows.length : most).map((row) => (
                <Row key={row.unit.id} {...{ words, names, overview, ways, row }} onFold={fold} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length > most && (
        <p className="no-print">
          <Button kind="quiet" onClick={() => setMost(most + rowsAtOnce)}>
            {t('units.more', { count: Math.min(rowsAtOnce, rows.length - most) })}
          </Button>
        </p>
      )}
      <p id={`${id}-legend`} className="small quiet column">
        {/* Paper has no colours of cells. */}
        <span className="no-print">{t('units.legend.colours')} </span>
        <span>{t('units.legend')}</span>
      </p>
    </div>
  )
}

type RowProps = Pick<ReportProps, 'words' | 'names' | 'overview' | 'ways'> & {
  readonly row: UnitRow
  readonly onFold: (unitId: string) => void
}

function Row({ words, names, overview, ways, row, onFold }: RowProps) {
  const { t } = words
  const { unit, depth, open, under } = row
  const figure = figureInRow(unit)
  // Several names would make the row too high; the unit's own page and the print have them.
  const others = (unit.together?.units.length ?? 1) - 1
  return (
    <tr>
      <th scope="row">
        <span className={`unit-name heat-depth-${Math.min(depth, 4)}`}>
          {open === null ? (
            <span className="unit-fold-room" />
          ) : (
            <button
              type="button"
              className="unit-fold"
              aria-expanded={open}
              aria-label={t(open ? 'units.fold' : 'units.unfold', { unit: unit.name })}
              onClick={() => onFold(unit.id)}
            >
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d="M4 2l4 4-4 4" />
              </svg>
            </button>
          )}
          <PageLink to={ways.unit(unit.id)} className="unit-link">
            {unit.name}
            {under !== null && (
              <span className="small quiet own-line">{t('units.under', { unit: under })}</span>
            )}
          </PageLink>
        </span>
        {unit.together !== null && (
          <span className={`small quiet unit-together heat-depth-${Math.min(depth, 4)}`}>
            {others > 1 && <span className="no-print">{t('units.together.count', { count: others })}</span>}
            <span className={others > 1 ? 'print-only' : undefined}>
              {t('units.together', { units: othersWords(words, unit) })}
            </span>
          </span>
        )}
      </th>
      {figure === null ? (
        <HiddenCells {...{ words, names, overview, row }} />
      ) : (
        <ShownCells {...{ words, names }} unit={{ ...unit, figure }} />
      )}
    </tr>
  )
}

/** A hidden unit says so in its row, in the same words whatever the reason; with its last figure and its round. */
function HiddenCells({ words, names, overview, row }: Omit<RowProps, 'ways' | 'onFold'>) {
  const { t } = words
  const { unit, counted } = row
  const last = unit.lastShown
  return (
    <td colSpan={5 + names.categories.length} className="heat-hidden">
      <span className="unit-hidden-words">
        {counted !== null && countedInShort(t, counted)}
        {last !== null && (
          <span className="quiet">
            {'. '}
            {t('units.last', {
              score: scoreWords(words, last.figure.mean),
              round: roundName(overview, last.roundId),
            })}
          </span>
        )}
      </span>
    </td>
  )
}

function ShownCells({
  words,
  names,
  unit,
}: Pick<RowProps, 'words' | 'names'> & { unit: Unit & { figure: NonNullable<Unit['figure']> } }) {
  const { t } = words
  const { figure, change, trend } = unit
  const cause = topCauseOf(unit)
  return (
    <>
      <td className={`unit-score heat-step-${darkness(figure.mean.at)}`}>{scoreWords(words, figure.mean)}</td>
      <td>{capital(outsideWords(words, outsideGreen(figure.zones)) ?? t('units.noCause'))}</td>
      <td>
        <SparkLine values={trend.map((step) => step.figure?.mean.at ?? null)} />
        {/* What holds for most rows is said once, below the table. */}
        {change !== null && change.direction !== 'none' && (
          <span className="own-line small">{t(`units.change.${change.direction}`)}</span>
        )}
      </td>
      <td className="unit-cause">
        {cause === null ? (
          <span className="quiet">{t('units.noCause')}</span>
        ) : (
          <>
            {names.causes.find(({ id }) => id === cause.id)?.title} {scoreWords(words, cause.score)}
          </>
        )}
      </td>
      {names.categories.map(({ id }) => {
        const score = figure.dims[id as keyof typeof figure.dims]
        return score === undefined ? (
          <td key={id} />
        ) : (
          <td key={id} className={`unit-score heat-step-${darkness(score.at)}`}>
            {scoreWords(words, score)}
          </td>
        )
      })}
      <td>{capital(participationWords(words, figure.participation))}</td>
    </>
  )
}
