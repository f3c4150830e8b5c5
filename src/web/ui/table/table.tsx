import type { ReactNode } from 'react'

export type Column = {
  readonly id: string
  readonly label: ReactNode
  /** Numbers stand under each other, to the right. */
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
  /** Where a heading or a figure above already says it. */
  readonly hideCaption?: boolean
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/** A table with headings for columns and rows; on a narrow screen it scrolls within itself. */
export function Table({ caption, hideCaption = false, columns, rows }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className={hideCaption ? 'hidden-text' : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, numeric }) => (
              <th key={id} scope="col" className={numeric ? 'table-number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((column, position) => {
                const className = column.numeric ? 'table-number' : undefined
                return position === 0 ? (
                  <th key={column.id} scope="row" className={className}>
                    {cells[position]}
                  </th>
                ) : (
                  <td key={column.id} className={className}>
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
