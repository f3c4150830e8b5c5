import type { ReactNode } from 'react'

type Row = {
  readonly id: string
  readonly title: ReactNode
  /** Where it stands and until when, in words. */
  readonly state?: ReactNode
  readonly details?: ReactNode
  /** The link or button that does it. */
  readonly action?: ReactNode
}

type RowListProps = {
  /** Id of the heading that says what the rows are. */
  readonly labelledBy: string
  readonly rows: readonly Row[]
}

/** What waits on a working surface: one row each, with what it is and what can be done about it. */
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
