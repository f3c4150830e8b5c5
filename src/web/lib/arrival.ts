/**
 * Whether a link of the product has just led to this document: not a typed address, a reload or the way back. False where
 * the browser does not have the Navigation API.
 */
function ledHereByUs(): boolean {
  const activation = 'navigation' in window ? window.navigation.activation : null
  return activation?.navigationType === 'push' && activation.from !== null
}

/**
 * Whether a link of the product has just led to this document and the focus is still at its beginning. On a slow phone a
 * person may read and tab through the page before its scripts arrive; their focus is not moved.
 */
export function isFreshArrival(): boolean {
  const focused = document.activeElement
  return ledHereByUs() && (focused === document.body || focused?.localName === 'h1')
}

/** The router's name for the address that this document began with: React Router's scroll restoration writes it before any script. */
const firstKey: unknown = typeof window === 'undefined' ? null : (history.state?.key ?? 'default')

/** Whether the location is still the document's first entry, so that no link within the document has led to it. */
export const isOpenedByItself = (location: { readonly key: string }): boolean => location.key === firstKey

/** Focuses the heading of a new page for screen readers. They would skip help above it, so the help becomes its description. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  const help = document.querySelector('main .safety > p, main .safety-line')
  if (help !== null && help.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) {
    help.id ||= helpAbove
    heading.setAttribute('aria-describedby', help.id)
  } else if (heading.getAttribute('aria-describedby') === helpAbove) {
    heading.removeAttribute('aria-describedby')
  }
  heading.setAttribute('tabindex', '-1')
  heading.focus({ preventScroll: true })
}

const helpAbove = 'help-above'

/** The last visible heading before an element, in its dialog or on the page. */
function headingAbove(part: Element): HTMLElement | undefined {
  const within = part.closest('dialog, main')
  return [...(within?.querySelectorAll<HTMLElement>('h1, h2, h3, h4') ?? [])].findLast(
    (heading) =>
      heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING && heading.checkVisibility(),
  )
}

/** To be called when a pressed element leaves the page: focuses the heading above it, so that a screen reader goes on there. */
export function focusHeadingAbove(pressed: Element): void {
  const above = headingAbove(pressed)
  above?.setAttribute('tabindex', '-1')
  above?.focus({ preventScroll: true })
}

/** Adds the heading above to a button's accessible name, because several buttons may have the same words. `button` has an id. */
export function nameByHeadingAbove(button: HTMLElement | null): void {
  const above = button === null ? undefined : headingAbove(button)
  if (button === null || above === undefined) return
  above.id ||= `${button.id}-of`
  button.setAttribute('aria-labelledby', `${button.id} ${above.id}`)
}
