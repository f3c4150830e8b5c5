/**
 * Whether somebody is signed in in this browser: a cookie that the server sets and clears together with the session.
 * Pages that can do without the server read it, so that a visitor asks the server nothing. It opens nothing: only the
 * session cookie does, and no script can read that. On https its name begins with `__Host-`, and no other host can set it.
 */
const markCookie = /(?:^|; )(?:__Host-)?signed-in=([^;]+)/
const listeners = new Set<() => void>()

/**
 * Tells one account from another in this browser, so that what waits for one never reaches another: the beginning of the
 * person's random id. Null when nobody is signed in.
 */
export const accountMark = (): string | null => markCookie.exec(document.cookie)?.[1] ?? null

/** False only where asking the server who is signed in would be answered with "nobody". */
export const mayBeSignedIn = (): boolean => accountMark() !== null

/** To be called when the server has said that nobody is signed in (any more), and after signing in. */
export function markSignedIn(signedIn: boolean): void {
  if (!signedIn) {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in browsers we support
    document.cookie = 'signed-in=; path=/; max-age=0; samesite=lax'
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = '__Host-signed-in=; path=/; max-age=0; samesite=lax; secure'
  }
  for (const listener of listeners) listener()
}

/** Another tab may have signed in or out meanwhile: cookies tell nobody of a change. */
export function listenToMark(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('focus', listener)
  }
}
