import type { ReactNode } from 'react'

type FigureProps = {
  /** The finding: "Utmattning har minskat sedan i våras". */
  readonly caption: ReactNode
  /** The chart. */
  readonly children: ReactNode
  /** The source of the numbers and how certain they are. */
  readonly note?: ReactNode
  /** "Visa som tabell" */
  readonly tableLabel: string
  readonly table: ReactNode
}

/** A chart with its finding above and its table one click away. */
export function Figure({ caption, children, note, tableLabel, table }: FigureProps) {
  return (
    <figure className="figure">
      <figcaption className="figure-caption">{caption}</figcaption>
      {children}
      {note !== undefined && <p className="small quiet">{note}</p>}
      <details className="figure-table">
        <summary>{tableLabel}</summary>
        {table}
      </details>
    </figure>
  )
}
