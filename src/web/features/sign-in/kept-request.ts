/** A code that is on its way. On a phone the page is often gone when the person comes back from the mail. */
export type KeptRequest = { readonly email: string; readonly sentAt: number }

/** Kept in `sessionStorage` until the person is signed in or closes the tab. */
export const signInKey = 'andrum.sign-in'

/** As long as a code is good for (the server's code lifetime, 10 minutes). */
const keptForMs = 10 * 60 * 1000

/** In `localStorage`, for the tab that the mailed link opens: when this browser last asked for a code. No address. */
export const askedKey = 'andrum.sign-in-asked'

/** Whether this browser has asked for a code lately; whether for the one in the link, only the server can tell. */
export function hasAsked(now: number): boolean {
  try {
    return now - Number(localStorage.getItem(askedKey) ?? 0) < keptForMs
  } catch {
    return false
  }
}

export function keepRequest(request: KeptRequest): void {
  try {
    localStorage.setItem(askedKey, String(request.sentAt))
    sessionStorage.setItem(signInKey, JSON.stringify(request))
  } catch {
    // A browser that keeps nothing: the page still works as long as it is open.
  }
}

export function forgetRequest(): void {
  try {
    sessionStorage.removeItem(signInKey)
    localStorage.removeItem(askedKey)
  } catch {
    // Nothing was kept.
  }
}

export function keptRequest(now: number): KeptRequest | null {
  try {
    const value = JSON.parse(sessionStorage.getItem(signInKey) ?? 'null')
    const whole = typeof value?.email === 'string' && typeof value?.sentAt === 'number'
    return whole && now - value.sentAt < keptForMs ? value : null
  } catch {
    return null
  }
}
