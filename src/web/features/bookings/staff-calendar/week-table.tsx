import type { KeyboardEvent, RefObject } from 'react'
import type { StaffBookingView } from '#contract/bookings/booking.ts'
import { type Cell, type CellsOfWeek, hoursOfCells, timeOfCell } from '#core/booking/week-cells.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatShortWeekday } from '#text/format.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { Place, useCellChoice } from './use-cell-choice.ts'

type WeekTableProps = {
  readonly grid: RefObject<HTMLTableElement | null>
  readonly week: CellsOfWeek
  readonly bookings: readonly StaffBookingView[]
  readonly choice: ReturnType<typeof useCellChoice>
  /** Called when the reader begins to choose. */
  readonly onStart: () => void
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The grid. On a phone only the day of the active cell is shown, with buttons for the days above. */
export function WeekTable({ grid, week, bookings, choice, onStart }: WeekTableProps) {
  const t = useText('staffCalendar')
  const { language } = useLanguage()
  const { active } = choice
  const rows = Array.from({ length: week.last - week.first + 1 }, (_, at) => week.first + at)
  const dayNames = week.days.map(({ day }) => formatDay(noon(day), language))
  const shown = (column: number) => (column === active.column ? undefined : 'week-other-day')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ' || event.key === 'Enter') onStart()
    choice.onKeyDown(event)
    const { target } = event
    // After this render, focuses the active cell if the focus is still in the grid.
    requestAnimationFrame(() => {
      if (document.activeElement === target)
        grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    })
  }

  function nameOf({ column, cell: at }: Place, cell: Cell): string {
    const day = week.days[column]?.day ?? '1996-01-01'
    const hours = hoursOfCells({ day, first: at, last: at })
    const from = clockText(timeOfCell(at), language)
    const until = clockText(hours?.until ?? timeOfCell(at + 1), language)
    const who = cell.booked
      .map((id) => bookings.find((one) => one.id === id))
      .filter((one) => one !== undefined)
    return t('grid.cell', {
      day: dayNames[column] ?? '',
      from,
      until,
      state: [
        ...who.map(({ type, name }) => t('grid.booked', { type: t(`type.${type}`), name })),
        ...(cell.over && cell.open === 'no' ? [] : [t(`grid.open.${cell.open}`)]),
        ...(cell.over ? [t('grid.over')] : []),
      ].join(', '),
    })
  }

  return (
    <>
      <fieldset className="week-days" aria-label={t('grid.days')}>
        {week.days.map(({ day }, column) => (
          <button
            key={day}
            type="button"
            aria-pressed={column === active.column}
            onClick={() => choice.showDay(column)}
          >
            <span aria-hidden="true">{formatShortWeekday(noon(day), language)}</span>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
            <span className="hidden-text">{dayNames[column]}</span>
          </button>
        ))}
      </fieldset>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells have keys (ARIA APG)
        role="grid"
        className="week-table"
        aria-labelledby="week-title"
        aria-describedby="grid-help"
        aria-multiselectable="true"
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{t('grid.time')}</span>
            </th>
            {week.days.map(({ day }, column) => (
              <th key={day} scope="col" className={shown(column)}>
                <span aria-hidden="true">
                  {capital(formatShortWeekday(noon(day), language))} {Number(day.slice(8))}
                </span>
                <span className="hidden-text">{dayNames[column]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className={row % 2 === 0 ? 'week-hour' : undefined}>
              <th scope="row">
                <span className={row % 2 === 0 ? undefined : 'hidden-text'}>
                  {clockText(timeOfCell(row), language)}
                </span>
              </th>
              {week.days.map(({ day, cells }, column) => {
                const place: Place = { column, cell: row }
                const cell = cells[row]
                if (cell === undefined) return null
                const isActive = active.column === column && active.cell === row
                return (
                  <td
                    key={day}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one of its cells
                    role="gridcell"
                    tabIndex={isActive ? 0 : -1}
                    aria-label={nameOf(place, cell)}
                    aria-selected={choice.isChosen(place)}
                    aria-disabled={cell.over || undefined}
                    className={classOf(cell, shown(column))}
                    onKeyDown={onKeyDown}
                    onPointerDown={(event) => {
                      onStart()
                      choice.onPointerDown(event, place)
                    }}
                    onPointerEnter={() => choice.onPointerEnter(place)}
                    onClick={(event) => choice.onClick(event, place)}
                  >
                    {beginsHere(cells, row, week.first) && (
                      <span className="week-cell-words" aria-hidden="true">
                        {wordsOf(cell)}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )

  function wordsOf(cell: Cell): string {
    const first = bookings.find(({ id }) => id === cell.booked[0])
    return first === undefined ? capital(t('grid.open.yes')) : first.name
  }
}

/** Whether a booking or open hours begin in this cell, which then says so in words. */
function beginsHere(cells: readonly Cell[], at: number, first: number): boolean {
  const cell = cells[at]
  const before = at === first ? undefined : cells[at - 1]
  const [booked] = cell?.booked ?? []
  if (booked !== undefined) return before?.booked.includes(booked) !== true
  return cell?.open === 'yes' && (before?.open !== 'yes' || before.booked.length > 0)
}

const classOf = (cell: Cell, shown: string | undefined): string =>
  [
    'week-cell',
    cell.open === 'no' ? '' : `week-cell-${cell.open === 'yes' ? 'open' : 'partly'}`,
    cell.booked.length > 0 ? 'week-cell-booked' : '',
    cell.over ? 'week-cell-over' : '',
    shown ?? '',
  ]
    .filter(Boolean)
    .join(' ')
