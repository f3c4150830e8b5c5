import type { ReactNode } from 'react'

export type HeatCell = {
  readonly key: string
  /** The figure as released, or null where nothing is shown. */
  readonly shown: string | null
  /** 1 (least strain) to 5 (most): how dark the cell is. */
  readonly step?: 1 | 2 | 3 | 4 | 5
}

export type HeatRow = {
  readonly key: string
  readonly label: ReactNode
  /** How far down the tree: indents the label. */
  readonly depth: number
  readonly cells: readonly HeatCell[]
}

type HeatMapProps = {
  readonly caption: string
  readonly corner: string
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  readonly rows: readonly HeatRow[]
  /** Read out and printed in hatched cells: the same words whatever the reason. */
  readonly hidden: string
}

/** Units by categories. A table first: the figure is in every cell, darkness only helps the eye. */
export function HeatMap({ caption, corner, columns, rows, hidden }: HeatMapProps) {
  return (
    // Wide content scrolls by itself, and by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className="heat-scroll" tabIndex={0} aria-label={caption}>
      <table className="heat-map">
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, depth, cells }) => (
            <tr key={key}>
              <th scope="row" className={`heat-depth-${Math.min(depth, 4)}`}>
                {label}
              </th>
              {cells.map((cell) =>
                cell.shown === null ? (
                  <td key={cell.key} className="heat-hidden">
                    <span className="hidden-text">{hidden}</span>
                  </td>
                ) : (
                  <td key={cell.key} className={`heat-step-${cell.step ?? 1}`}>
                    {cell.shown}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
