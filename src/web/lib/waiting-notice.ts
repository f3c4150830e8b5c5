const place = '.navigation-notice'

/** The loading notice as React renders it in the frame, without its bar; CSS hides it for the first moment. */
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
