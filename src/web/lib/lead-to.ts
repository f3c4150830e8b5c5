/** How long to wait for the part, in milliseconds. */
const patience = 10_000

/** Events by which a person shows that they have moved on. */
const onwards = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Moves the focus to the part of the page that the fragment names, as soon as it exists, and keeps it in sight while content
 * appears above it.
 * @param isFree whether the focus may still be moved
 */
export function leadTo(fragment: string, isFree = () => true): void {
  const until = Date.now() + patience
  let led: Element | null = null
  let height = 0
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  const look = () => {
    if (isLeft || Date.now() > until || (led === null ? !isFree() : led !== document.activeElement)) {
      for (const one of onwards) removeEventListener(one, leave)
      return
    }
    setTimeout(look, 100)
    const target = location.hash === `#${fragment}` ? document.getElementById(fragment) : null
    if (target === null) return
    led ??= focusPart(target)
    if (height === document.documentElement.scrollHeight) return
    height = document.documentElement.scrollHeight
    target.scrollIntoView()
  }
  setTimeout(() => {
    for (const one of onwards) addEventListener(one, leave, { passive: true })
    look()
  }, 100)
}

/** Opens the target if it is a fold. @returns the focused element */
function focusPart(target: HTMLElement): Element | null {
  const fold = target instanceof HTMLDetailsElement ? target : null
  if (fold !== null) fold.open = true
  const part = fold?.querySelector('summary') ?? target
  if (part.tabIndex < 0) part.setAttribute('tabindex', '-1')
  part.focus({ preventScroll: true })
  return document.activeElement
}
