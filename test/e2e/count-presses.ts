import type { Page } from '@playwright/test'

/** Counts what a person presses, on every page that is opened from now on. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  // A press that a browser makes by itself, on the field of a label, is no second one. Nor is one that Playwright stops at the
  // window and does again, because what it aims at has moved.
  await page.addInitScript(`
    document.addEventListener('click', (event) => {
      if (!event.isTrusted || event.detail === 0) return
      sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    }, { capture: true })
  `)
  return () => page.evaluate<number>(`Number(sessionStorage.getItem('presses'))`)
}
