import type { Page } from '@playwright/test'

/** Counts a person's presses, on every page that is opened from now on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  // A browser's own click on the field of a label does not count. Nor does one that Playwright stops at the window and repeats
  // because its target has moved.
  await page.addInitScript(`
    document.addEventListener('click', (event) => {
      if (!event.isTrusted || event.detail === 0) return
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    }, { capture: true })
  `)
  return () => page.evaluate<number>(`Number(sessionStorage.getItem('presses'))`)
}
