import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { CellRange, CellsOfWeek } from '#core/booking/week-cells.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { arrowStep } from '#web/ui/arrow-step.ts'

/** A cell by its day, 0 being Monday, and its index on that day. */
export type Place = { readonly column: number; readonly cell: number }

/** The chosen range of a day; `open` until its end is chosen. */
type Choice = { readonly column: number; readonly from: number; readonly to: number; readonly open: boolean }

/**
 * Chooses a range of one day: by dragging with a mouse, by two taps, or by keyboard. Arrow keys move, space begins and ends,
 * Escape cancels. Only the active cell is a tab stop.
 */
export function useCellChoice(week: CellsOfWeek, onChosenByKey: () => void) {
  const [active, setActive] = useState<Place>(() => firstPlace(week))
  const [choice, setChoice] = useState<Choice | null>(null)
  const dragging = useRef(false)
  /** The mouse has already chosen a range, so the click that follows is no tap. */
  const byMouse = useRef(false)
  const { first, last, days } = week
  const within = {
    column: active.column,
    cell: Math.min(last, Math.max(first, active.cell)),
  }

  useEffect(() => {
    const end = () => {
      if (!dragging.current) return
      dragging.current = false
      setChoice((before) => before && { ...before, open: false })
    }
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
    }
  }, [])

  const canBeChosen = ({ column, cell }: Place) => days[column]?.cells[cell]?.over === false

  /** The range from its beginning towards a cell, up to the first cell that cannot be chosen. */
  function stretch(before: Choice, to: number): Choice {
    const step = Math.sign(to - before.from)
    let end = before.from
    while (end !== to && canBeChosen({ column: before.column, cell: end + step })) end += step
    return { ...before, to: end }
  }

  function begin(place: Place) {
    setActive(place)
    if (canBeChosen(place)) setChoice({ column: place.column, from: place.cell, to: place.cell, open: true })
  }

  function move(to: Place) {
    const cell = Math.min(last, Math.max(first, to.cell))
    const column = choice?.open === true ? choice.column : Math.min(6, Math.max(0, to.column))
    if (choice?.open === true) {
      const stretched = stretch(choice, cell)
      setChoice(stretched)
      setActive({ column, cell: stretched.to })
    } else setActive({ column, cell })
  }

  function onKeyDown(event: KeyboardEvent) {
    const { column, cell } = within
    const step = arrowStep(event.key, getComputedStyle(event.currentTarget).direction)
    const moves: Readonly<Record<string, Place>> = {
      ArrowUp: { column, cell: cell - 1 },
      ArrowDown: { column, cell: cell + 1 },
      Home: { column, cell: first },
      End: { column, cell: last },
    }
    const to = step === 0 ? moves[event.key] : { column: column + step, cell }
    if (to !== undefined) move(to)
    else if (event.key !== ' ' && event.key !== 'Enter') return
    else if (choice?.open === true) {
      setChoice({ ...choice, open: false })
      onChosenByKey()
    } else begin(within)
    event.preventDefault()
  }

  const chosen: CellRange | null =
    choice === null
      ? null
      : {
          day: days[choice.column]?.day as Day,
          first: Math.min(choice.from, choice.to),
          last: Math.max(choice.from, choice.to),
        }

  return {
    active: within,
    chosen,
    /** The end is not chosen yet. */
    choosing: choice?.open === true,
    isChosen: ({ column, cell }: Place) =>
      choice?.column === column && chosen !== null && cell >= chosen.first && cell <= chosen.last,
    giveUp: () => setChoice(null),
    showDay: (column: number) => {
      setChoice(null)
      setActive({ column, cell: within.cell })
    },
    onKeyDown,
    onPointerDown: (event: PointerEvent, place: Place) => {
      byMouse.current = event.pointerType !== 'touch'
      if (!byMouse.current || event.button !== 0) return
      dragging.current = true
      begin(place)
    },
    onPointerEnter: ({ cell }: Place) => {
      if (dragging.current) setChoice((before) => before && stretch(before, cell))
    },
    onClick: (_: MouseEvent, place: Place) => {
      const tapped = !byMouse.current
      byMouse.current = false
      if (!tapped) return
      if (choice?.open !== true || choice.column !== place.column) begin(place)
      else {
        setActive(place)
        setChoice({ ...stretch(choice, place.cell), open: false })
      }
    },
  }
}

/** Nine o'clock on the first day on which it is still to come. Late on a Sunday it is that Sunday, not the past Monday. */
function firstPlace({ days, first }: CellsOfWeek): Place {
  const ahead = days.findIndex(({ cells }) => cells[18]?.over === false)
  return { column: ahead < 0 ? days.length - 1 : ahead, cell: Math.max(first, 18) }
}
