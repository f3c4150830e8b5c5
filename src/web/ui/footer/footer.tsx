import type { ReactNode } from 'react'

export type HelpLine = {
  /** As people write it, with spaces. */
  readonly number: string
  /** `tel:` with digits only. */
  readonly href: string
  readonly purpose: string
}

type FooterProps = {
  readonly helpTitle: string
  readonly helpLines: readonly HelpLine[]
  readonly links: readonly ReactNode[]
  readonly linksLabel: string
  /** Who runs the site, and what the service is not. */
  readonly small: ReactNode
}

/** Help lines first, one tap away on every page; then navigation; then who runs the site. */
export function Footer({ helpTitle, helpLines, links, linksLabel, small }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page footer-parts">
        <section aria-labelledby="help-lines">
          <h2 id="help-lines" className="footer-title">
            {helpTitle}
          </h2>
          <ul className="help-lines">
            {helpLines.map(({ number, href, purpose }) => (
              <li key={href}>
                <a href={href} className="help-line">
                  <span className="help-number">{number}</span>
                  <span className="help-purpose">{purpose}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        {links.length > 0 && (
          <nav aria-label={linksLabel} className="footer-links no-print">
            <ul>
              {links.map((link, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of the links never changes
                <li key={position}>{link}</li>
              ))}
            </ul>
          </nav>
        )}
        <div className="footer-small">{small}</div>
      </div>
    </footer>
  )
}
