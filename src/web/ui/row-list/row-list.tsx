import type { ReactNode } from 'react'

type Row = {
  readonly id: string
  readonly title: ReactNode
  /** Status and deadline, in words. */
  readonly state?: ReactNode
  readonly details?: ReactNode
  /** The link or button that handles the row. */
  readonly action?: ReactNode
}

type RowListProps = {
  /** Id of the heading that names the rows. */
  readonly labelledBy: string
  readonly rows: readonly Row[]
}

/** Waiting work on a surface: each row has what it is and what can be done about it. */
export function RowList({ labelledBy, rows }: RowListProps) {
  return (
    <ul className="row-list surface" aria-labelledby={labelledBy}>
      {rows.map(({ id, title, state, details, action }) => (
        <li key={id} className="row">
          <div className="row-words">
            <p className="row-title">{title}</p>
            {state !== undefined && <p>{state}</p>}
            {details !== undefined && <p className="quiet small">{details}</p>}
          </div>
          {action !== undefined && <div className="row-action">{action}</div>}
        </li>
      ))}
    </ul>
  )
}
