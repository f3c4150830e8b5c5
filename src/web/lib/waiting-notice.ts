const place = '.navigation-notice'

/** The line that says something is on its way, as React draws it in the frame, without its bar; CSS keeps it unseen for the first moment. */
export function waitingNotice(words: string): HTMLElement {
  const line = document.createElement('p')
  line.className = place.slice(1)
  line.role = 'status'
  line.textContent = words
  return line
}

export function endWaiting(): void {
  document.querySelector(place)?.remove()
}
