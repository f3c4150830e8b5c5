const place = '.navigation-notice'

/** The line that says something is on its way, as React draws it in the frame; CSS keeps it unseen for the first moment. */
export function waitingNotice(words: string): HTMLElement {
  const box = document.createElement('div')
  box.className = place.slice(1)
  const line = document.createElement('p')
  line.className = 'loading loading-small'
  line.role = 'status'
  line.textContent = words
  box.append(line)
  return box
}

export function endWaiting(): void {
  document.querySelector(place)?.remove()
}
