/** Where to go when nobody asked for a place. */
export const ownPage = '/mina-resultat'

/** A path of this site (one slash in front, none behind it, nothing a browser would read as one), or null. */
export function safePath(wanted: string | null): string | null {
  return wanted !== null && wanted.length <= 512 && /^\/(?!\/)[^\\\s]*$/.test(wanted) ? wanted : null
}

export type MailedLink = { readonly email: string; readonly code: string; readonly to: string | null }

/** What the link in the mail carries in its fragment, or null. The page waits for a click before using it. */
export function mailedLinkIn(hash: string): MailedLink | null {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  const email = given.get('email') ?? ''
  const code = given.get('code') ?? ''
  if (!looksLikeEmail(email) || !/^\d{6}$/.test(code)) return null
  return { email, code, to: safePath(given.get('to')) }
}

/** Enough to catch a slip; whether the address exists only the mail can tell. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** The six digits as people type them: with spaces, with a dash. Null when it is not six digits. */
export function codeIn(text: string): string | null {
  const digits = text.replace(/[\s\u00a0\u2013-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
