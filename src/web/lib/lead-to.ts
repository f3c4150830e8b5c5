/** How long a part of a page may take to come, in milliseconds. */
const patience = 10_000

/** What somebody does who has gone on by themselves. */
const onwards = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Leads the focus to the part of the page that the address names by its fragment, as soon as it is there, and keeps it in sight
 * while more comes above it.
 * @param isFree whether the focus may still be taken
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

/** A fold is opened by it. @returns what has the focus */
function focusPart(target: HTMLElement): Element | null {
  const fold = target instanceof HTMLDetailsElement ? target : null
  if (fold !== null) fold.open = true
  const part = fold?.querySelector('summary') ?? target
  if (part.tabIndex < 0) part.setAttribute('tabindex', '-1')
  part.focus({ preventScroll: true })
  return document.activeElement
}
