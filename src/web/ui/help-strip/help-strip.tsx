import type { ReactNode } from 'react'
import type { HelpLine } from '../footer/footer.tsx'

type HelpStripProps = {
  /** "Behöver du prata med någon?" */
  readonly title: string
  /** The two numbers that matter most. */
  readonly lines: readonly HelpLine[]
  /** Links to more help, and links of the page itself. */
  readonly links: readonly ReactNode[]
}

/** The one line below an application page. CSS hides its numbers where the page itself begins with help (`.safety`). */
export function HelpStrip({ title, lines, links }: HelpStripProps) {
  return (
    <footer className="help-strip no-print">
      <p className="help-strip-lines">
        <span>{title}</span>
        {lines.map(({ number, href, purpose }) => (
          <a key={href} href={href}>
            <strong>{number}</strong> {purpose}
          </a>
        ))}
      </p>
      <ul>
        {links.map((link, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the links never changes
          <li key={position}>{link}</li>
        ))}
      </ul>
    </footer>
  )
}
