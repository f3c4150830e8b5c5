/** Id of a round's heading in the list, which takes the focus when the pressed button is gone. */
export const headingOf = (roundId: string): string => `round-${roundId}`

/** To be called after a round has changed: focuses its heading, below which the new actions are. */
export function focusRound(roundId: string): void {
  document.getElementById(headingOf(roundId))?.focus()
}
