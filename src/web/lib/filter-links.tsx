import { PageLink } from './page-link.tsx'

export type FilterChoice = {
  /** Its word in the address; null: the view without a word. */
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

/** What a list shows, as links: the choice lies in the address (`?visa=…`), so that one can link to it and go back. */
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
