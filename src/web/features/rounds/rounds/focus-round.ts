/** The heading of a round in the list, which takes the focus when the button that was pressed is gone. */
export const headingOf = (roundId: string): string => `round-${roundId}`

/** Once a round has changed: what can be done with it now begins at its heading. */
export function focusRound(roundId: string): void {
  document.getElementById(headingOf(roundId))?.focus()
}
