import type { ReactNode } from 'react'

type HeaderProps = {
  /** The link home, with logo and name. */
  readonly brand: ReactNode
  /** The way to the other language. */
  readonly languageSwitch: ReactNode
  /** Links to the areas of the site, the most wanted first. */
  readonly links: readonly ReactNode[]
  /** "Meny" */
  readonly menuLabel: string
  /** Accessible name of the navigation: "Huvudmeny". */
  readonly navigationLabel: string
  /** Changes with the page, so that the menu of a phone closes after a choice. */
  readonly place: string
}

/** One row. Links that do not fit are in a menu that opens without JavaScript. Both lists are in the page; CSS shows one. */
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
