/** For how long what comes of a press may still move the page, in milliseconds. */
const whileItComes = 5000

/**
 * What has been sent comes somewhere on the page, and above the form it would push what has the focus under the bar of a phone
 * (WCAG 2.4.11): it is brought back into sight as long as it is in the form.
 */
export function keepInSight(form: HTMLElement): void {
  const watch = new ResizeObserver(() => {
    const focused = document.activeElement
    if (form.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  })
  watch.observe(document.body)
  const stop = () => watch.disconnect()
  setTimeout(stop, whileItComes)
  // Somebody who goes on by themselves is left there.
  for (const onwards of ['wheel', 'touchmove']) addEventListener(onwards, stop, { once: true, passive: true })
}
