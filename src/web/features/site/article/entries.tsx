import type { ReactNode } from 'react'

type EntriesProps = {
  readonly entries: readonly {
    readonly id: string
    readonly title: ReactNode
    readonly text: ReactNode
  }[]
  /** In columns where there is room for them. */
  readonly columns?: boolean
}

/** A list of things with a name and a sentence, with hairlines between them. */
export function Entries({ entries, columns = false }: EntriesProps) {
  return (
    <ul className={columns ? 'entries entries-plain entries-columns' : 'entries entries-plain'}>
      {entries.map(({ id, title, text }) => (
        <li key={id}>
          <h3>{title}</h3>
          <div className="quiet">{text}</div>
        </li>
      ))}
    </ul>
  )
}
