import type { ReactNode } from 'react'

type AppBarProps = {
  /** The link home with sign and name. */
  readonly brand: ReactNode
  /** Between the brand and the actions: the link to the other half of the product, for people who use both. */
  readonly switchTo?: ReactNode
  /** At the end of the row, the most urgent last. */
  readonly actions: ReactNode
}

/** The one row above an application page. It has no menu, because the places are in the rail. */
export function AppBar({ brand, switchTo, actions }: AppBarProps) {
  return (
    <header className="app-bar no-print">
      {brand}
      {switchTo}
      <div className="app-bar-actions">{actions}</div>
    </header>
  )
}
