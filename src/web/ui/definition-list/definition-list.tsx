import type { ReactNode } from 'react'

type Entry = {
  readonly id: string
  readonly term: ReactNode
  readonly details: ReactNode
  /** A link or button that belongs to the entry: "Ändra". */
  readonly action?: ReactNode
}

/** Facts by name: answers to check before sending, details of a round. */
export function DefinitionList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className="definition-list">
      {entries.map(({ id, term, details, action }) => (
        <div key={id} className="definition">
          <dt>{term}</dt>
          <dd>{details}</dd>
          {action !== undefined && <dd className="definition-action">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
