/** The event on the document that says React answers from now on; `pre-hydration/touch.ts` waits for it. */
export const hydrated = 'andrum:hydrated'

export const sayHydrated = (): boolean => document.dispatchEvent(new Event(hydrated))
