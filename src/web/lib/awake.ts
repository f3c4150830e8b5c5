/** The event on the document that says React answers from now on; `early/early-touch.ts` waits for it. */
export const awake = 'andrum:awake'

export const sayAwake = (): boolean => document.dispatchEvent(new Event(awake))
