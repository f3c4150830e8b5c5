/** The event on the document that says React answers from now on; `pre-hydration/touch.ts` waits for it. */
export const hydrated = 'andrum:hydrated'

let isHydrated = false

export function sayHydrated(): void {
  isHydrated = true
  document.dispatchEvent(new Event(hydrated))
}

/** Runs at once where React answers already. What is drawn beside React before that is taken for a page that was built otherwise. */
export function afterHydration(run: () => void): void {
  if (isHydrated) run()
  else document.addEventListener(hydrated, run, { once: true })
}
