/** Prints the worksheet alone, without the page around it. */
export function printWorksheet(): void {
  const root = document.documentElement
  root.dataset.prints = 'worksheet'
  window.addEventListener('afterprint', () => delete root.dataset.prints, { once: true })
  window.print()
}
