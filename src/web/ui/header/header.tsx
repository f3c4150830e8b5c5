import type { ReactNode } from 'react'

type HeaderProps = {
  /** The link home with sign and name. */
  readonly brand: ReactNode
  /** The way to the other language. */
  readonly languageSwitch: ReactNode
  /** Links to the areas of the site, the most wanted first. */
  readonly links: readonly ReactNode[]
  /** "Meny" */
  readonly menuLabel: string
  /** What the navigation is called: "Huvudmeny". */
  readonly navigationLabel: string
  /** Changes with the page, so that the menu of a phone closes after a choice. */
  readonly place: string
}

/**
 * One row. Where the links do not fit they are in a menu that opens without JavaScript. Both lists are
 * in the page and CSS shows one of them.
 */
export function Header({ brand, languageSwitch, links, menuLabel, navigationLabel, place }: HeaderProps) {
  const list = links.map((link, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the menu never changes
    <li key={position}>{link}</li>
  ))
  return (
    <header className="header no-print">
      <div className="page header-row">
        {brand}
        <nav className="header-wide" aria-label={navigationLabel}>
          <ul>{list}</ul>
        </nav>
        {languageSwitch}
        {links.length > 0 && (
          <details className="header-menu" key={place}>
            <summary>{menuLabel}</summary>
            <nav aria-label={navigationLabel}>
              <ul>{list}</ul>
            </nav>
          </details>
        )}
      </div>
    </header>
  )
}
