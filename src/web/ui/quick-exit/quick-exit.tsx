import { leaveAtOnce } from './leave-at-once.ts'

type QuickExitProps = {
  /** "Lämna sidan snabbt" */
  readonly label: string
  /** A page that says nothing about the reader. */
  readonly to: string
}

/** For pages that others should not see over a shoulder: leaves at once, and the page leaves the history. */
export function QuickExit({ label, to }: QuickExitProps) {
  return (
    <a
      href={to}
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
