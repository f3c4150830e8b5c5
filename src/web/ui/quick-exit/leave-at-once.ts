/** Empties the page and goes to another, which takes its place in the history. */
export function leaveAtOnce(to: string): void {
  document.body.replaceChildren()
  window.location.replace(to)
}

/** Presses of Escape that leave, and the time in which they are pressed, in ms: nobody closes three things so fast. */
const presses = 3
const within = 1500

/** Escape three times in a row leaves, wherever the focus is: the link need not be found. @returns what ends it */
export function leaveOnEscapes(to: string): () => void {
  let times: number[] = []
  const count = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (repeat) return
    times = key === 'Escape' ? [...times.filter((time) => timeStamp - time < within), timeStamp] : []
    if (times.length >= presses) leaveAtOnce(to)
  }
  // Before a dialog or a field takes the key for itself.
  document.addEventListener('keydown', count, true)
  return () => document.removeEventListener('keydown', count, true)
}
