/** For how long the result of a press may still move the page, in milliseconds. */
const whileItComes = 5000

/**
 * Keeps the focused element in sight. The result of sending may appear above the form and push that element under the bar of
 * a phone (WCAG 2.4.11); it is scrolled back while it is in the form.
 */
export function keepInSight(form: HTMLElement): void {
  const watch = new ResizeObserver(() => {
    const focused = document.activeElement
    if (form.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  })
  watch.observe(document.body)
  const stop = () => watch.disconnect()
  setTimeout(stop, whileItComes)
  // Do not scroll back a person who scrolls on.
  for (const onwards of ['wheel', 'touchmove']) addEventListener(onwards, stop, { once: true, passive: true })
}
