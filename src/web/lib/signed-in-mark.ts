/**
 * The mark of a signed-in browser: a cookie that the server sets and clears together with the session. Pages that work
 * without the server read it, so that a visitor sends no request. It grants nothing: only the session cookie does, and no
 * script can read that. On https its name begins with `__Host-`, so that no other host can set it.
 */
const markCookie = /(?:^|; )(?:__Host-)?signed-in=([^;]+)/
const listeners = new Set<() => void>()

/**
 * Identifies an account in this browser, so that data waiting for one account never reach another: the beginning of the
 * person's random id. Null when nobody is signed in.
 */
export const accountMark = (): string | null => markCookie.exec(document.cookie)?.[1] ?? null

/** False only where the server would answer that nobody is signed in. */
export const mayBeSignedIn = (): boolean => accountMark() !== null

/** To be called when the server has said that nobody is signed in, and after signing in. */
export function markSignedIn(signedIn: boolean): void {
  if (!signedIn) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers we support
    document.cookie = 'signed-in=; path=/; max-age=0; samesite=lax'
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = '__Host-signed-in=; path=/; max-age=0; samesite=lax; secure'
  }
  for (const listener of listeners) listener()
}

/** Calls the listener when the mark changes. Cookies have no event, and another tab may have signed in or out. */
export function listenToMark(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}
