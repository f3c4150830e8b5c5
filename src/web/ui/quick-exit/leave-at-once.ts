/** Empties the page and goes to another, which takes its place in the history. */
export function leaveAtOnce(to: string): void {
  document.body.replaceChildren()
  window.location.replace(to)
}

/**
 * Escape three times in a row leaves, or held down, wherever the focus is: the link need not be found. Every page of one's own
 * carries this, so it is small. @returns what ends it
 */
export function leaveOnEscapes(to: string): () => void {
  let presses = 0
  window.onkeydown = ({ key }) => {
    presses = key === 'Escape' ? presses + 1 : 0
    if (presses > 2) leaveAtOnce(to)
    // Nobody closes three things so fast.
    setTimeout(() => {
      presses = 0
    }, 1500)
  }
  return () => {
    window.onkeydown = null
  }
}
