/** The event on the document when React has hydrated the page; `pre-hydration/touch.ts` waits for it. */
export const hydrated = 'andrum:hydrated'

let isHydrated = false

export function sayHydrated(): void {
  isHydrated = true
  document.dispatchEvent(new Event(hydrated))
}

/** Runs at once if the page is hydrated. React would report elements that scripts add before that as a hydration mismatch. */
export function afterHydration(run: () => void): void {
  if (isHydrated) run()
  else document.addEventListener(hydrated, run, { once: true })
}
