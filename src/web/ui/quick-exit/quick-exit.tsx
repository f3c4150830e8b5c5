import { useEffect } from 'react'
import { leaveAtOnce, leaveOnEscapes } from './leave-at-once.ts'

type QuickExitProps = {
  /** "Lämna sidan snabbt" */
  readonly label: string
  /** "Eller tryck tre gånger på Escape" */
  readonly hint: string
  /** Address of a page that reveals nothing about the reader. */
  readonly to: string
}

/** For pages that bystanders should not see: leaves at once and removes the page from the history. */
export function QuickExit({ label, hint, to }: QuickExitProps) {
  useEffect(() => leaveOnEscapes(to), [to])
  return (
    <a
      href={to}
      title={hint}
      rel="noreferrer"
      className="button button-quiet quick-exit no-print"
      onClick={(event) => {
        event.preventDefault()
        leaveAtOnce(to)
      }}
    >
      {label}
    </a>
  )
}
