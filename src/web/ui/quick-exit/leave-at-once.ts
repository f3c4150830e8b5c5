/** Empties the page and goes to another, which takes its place in the history. */
export function leaveAtOnce(to: string): void {
  document.body.replaceChildren()
  window.location.replace(to)
}
