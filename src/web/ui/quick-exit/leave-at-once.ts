/** Empties the page and replaces it, also in the history, by another. */
export function leaveAtOnce(to: string): void {
  document.body.replaceChildren()
  window.location.replace(to)
}

/**
 * Leaves when Escape is pressed three times in a row, or held down, wherever the focus is. It is small, because each of a
 * person's own pages carries it. @returns how to stop
 */
export function leaveOnEscapes(to: string): () => void {
  let presses = 0
  window.onkeydown = ({ key }) => {
    presses = key === 'Escape' ? presses + 1 : 0
    if (presses > 2) leaveAtOnce(to)
    // Nobody closes three dialogs this fast.
    setTimeout(() => {
      presses = 0
    }, 1500)
  }
  return () => {
    window.onkeydown = null
  }
}
