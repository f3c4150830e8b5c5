/**
 * Says something above the page, in place of what was said there before: the page has the words, `data-…` of its `main`, because these
 * scripts do not know the reader's language.
 * @returns takes it away again; null where the page has no such words
 */
export function sayAbovePage(which: 'offline' | 'reloaded'): (() => void) | null {
  const main = document.querySelector('main')
  const words = main?.dataset[which]
  if (!main || words === undefined) return null
  const box = document.createElement('p')
  box.className = 'notice notice-over'
  box.role = 'status'
  main.querySelector(':scope > .notice-over')?.remove()
  main.prepend(box)
  // Screen readers read what comes into a status that is there.
  box.textContent = words
  return () => box.remove()
}
