import { PageLink } from './page-link.tsx'

export type FilterChoice = {
  /** Value of the query parameter; null: the view without it. */
  readonly word: string | null
  readonly label: string
}

type FilterLinksProps = {
  readonly label: string
  /** Address in the site map, without language. */
  readonly path: string
  readonly choices: readonly FilterChoice[]
  readonly chosen: string | null
}

/** The filter of a list as links. The choice is in the address (`?visa=…`), so that it can be linked to and the back button works. */
export function FilterLinks({ label, path, choices, chosen }: FilterLinksProps) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="filter-links">
        {choices.map(({ word, label: words }) => (
          <li key={word}>
            <PageLink
              to={word === null ? path : `${path}?visa=${word}`}
              className="filter-link"
              aria-current={word === chosen ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {words}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
