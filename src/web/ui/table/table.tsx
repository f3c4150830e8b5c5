import type { ReactNode } from 'react'

export type Column = {
  readonly id: string
  readonly label: ReactNode
  /** Numbers, aligned at the end of the line: the right where the page is read from left to right. */
  readonly numeric?: boolean
}

export type Row = {
  readonly id: string
  /** One cell a column; the first is the row's heading. */
  readonly cells: readonly ReactNode[]
}

type TableProps = {
  /** What the table shows. */
  readonly caption: string
  /** For a table whose heading or figure already says it. */
  readonly hideCaption?: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** On a narrow screen each row is a block, and every cell has its column's name, so that nothing is beyond the edge. */
  readonly stacks?: boolean
}

/** Table roles: browsers drop them from a table that CSS lays out as blocks. */
const said = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
const plain: Partial<typeof said> = {}

/** A table with headings for columns and rows. On a narrow screen it scrolls within its frame, or stacks. */
export function Table({ caption, hideCaption = false, columns, rows, stacks = false }: TableProps) {
  const roles = stacks ? said : plain
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className={stacks ? 'table table-stacks' : 'table'} {...roles.table}>
        <caption className={hideCaption ? 'hidden-text' : undefined}>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map(({ id, label, numeric }) => (
              <th key={id} scope="col" className={numeric ? 'table-number' : undefined} {...roles.column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ id, cells }) => (
            <tr key={id} {...roles.row}>
              {columns.map((column, position) => {
                const className = column.numeric ? 'table-number' : undefined
                return position === 0 ? (
                  <th key={column.id} scope="row" className={className} {...roles.head}>
                    {cells[position]}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    className={className}
                    data-column={stacks && typeof column.label === 'string' ? column.label : undefined}
                    {...roles.cell}
                  >
                    {cells[position]}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
