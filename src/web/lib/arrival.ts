/**
 * Whether a link of ours has just led to this document: not an address that was typed, not a reload, not the way
 * back. A browser that does not tell leaves the answer at no.
 */
function ledHereByUs(): boolean {
  const activation = 'navigation' in window ? window.navigation.activation : null
  return activation?.navigationType === 'push' && activation.from !== null
}

/**
 * Whether a link of ours has just led to this document, and nobody has gone on from its beginning. On a slow phone a page
 * can be read and walked through before its scripts have come: a focus that somebody has moved is not taken away.
 */
export function isFreshArrival(): boolean {
  const focused = document.activeElement
  return ledHereByUs() && (focused === document.body || focused?.localName === 'h1')
}

/** The router's name for the address that this document began with: React Router's scroll restoration writes it before any script. */
const firstKey: unknown = typeof window === 'undefined' ? null : (history.state?.key ?? 'default')

/** Whether this is the address that the document began with, and no link within the document has led to it. */
export const isOpenedByItself = (location: { readonly key: string }): boolean => location.key === firstKey

/** A screen reader goes on at the heading of the page that has come. Help above it would be passed: it is heard with the heading. */
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

/** The heading below which something stands, in its dialog or on the page. */
function headingAbove(part: Element): HTMLElement | undefined {
  const within = part.closest('dialog, main')
  return [...(within?.querySelectorAll<HTMLElement>('h1, h2, h3, h4') ?? [])].findLast(
    (heading) =>
      heading.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING && heading.checkVisibility(),
  )
}

/** What was pressed goes from the page: a screen reader goes on at the heading above it, below which what comes instead stands. */
export function focusHeadingAbove(pressed: Element): void {
  const above = headingAbove(pressed)
  above?.setAttribute('tabindex', '-1')
  above?.focus({ preventScroll: true })
}

/** A page can have several of a button: the heading above is heard after the words of each. `button` has an id. */
export function nameByHeadingAbove(button: HTMLElement | null): void {
  const above = button === null ? undefined : headingAbove(button)
  if (button === null || above === undefined) return
  above.id ||= `${button.id}-of`
  button.setAttribute('aria-labelledby', `${button.id} ${above.id}`)
}
