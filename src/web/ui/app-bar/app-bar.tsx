import type { ReactNode } from 'react'

type AppBarProps = {
  /** The link home with sign and name. */
  readonly brand: ReactNode
  /** Between the brand and the actions: where a person has two places, the way to the other. */
  readonly switchTo?: ReactNode
  /** At the end of the row, the most urgent last. */
  readonly actions: ReactNode
}

/** The one row above an application page: no menu, because the places are in the rail. */
export function AppBar({ brand, switchTo, actions }: AppBarProps) {
  return (
    <header className="app-bar no-print">
      {brand}
      {switchTo}
      <div className="app-bar-actions">{actions}</div>
    </header>
  )
}
