import type { Sorting, SortKey } from './unit-rows.ts'

type SortHeadProps = {
  readonly by: SortKey
  readonly title: string
  readonly sorting: Sorting | null
  readonly printing: boolean
  readonly onSort: (sorting: Sorting) => void
}

/** The first press sorts the highest first, or names from A; the second reverses the order. */
export function SortHead({ by, title, sorting, printing, onSort }: SortHeadProps) {
  const now = sorting?.by === by ? sorting.direction : null
  const first = by === 'name' ? 'ascending' : 'descending'
  const other = first === 'ascending' ? 'descending' : 'ascending'
  // Chromium repeats a row of headings on each sheet, but not one with buttons.
  if (printing) return <th scope="col">{title}</th>
  return (
    <th scope="col" aria-sort={now ?? undefined}>
      <button
        type="button"
        className="unit-sort"
        onClick={() => onSort({ by, direction: now === first ? other : first })}
      >
        {title}
        <svg viewBox="0 0 12 12" className="unit-sort-sign" aria-hidden="true">
          {now !== 'descending' && <path d="M6 1 10 5H2Z" />}
          {now !== 'ascending' && <path d="M6 11 2 7h8Z" />}
        </svg>
      </button>
    </th>
  )
}
