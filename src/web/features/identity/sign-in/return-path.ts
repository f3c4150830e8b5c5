import { isEmail } from '#core/mail/email-address.ts'
import { inPlainSigns } from '#core/typed-signs.ts'
import { type Carried, mended } from '#web/lib/mended-link.ts'

/** A path of this site (one slash in front, none behind it, nothing a browser would read as one), or null. */
export function safePath(wanted: string | null): string | null {
  return wanted !== null && wanted.length <= 512 && /^\/(?!\/)[^\\\s]*$/.test(wanted) ? wanted : null
}

export type MailedLink = { readonly email: string; readonly code: string; readonly to: string | null }

/**
 * What the link in the mail carries in its fragment, or null; also where a gateway or a mail program has added encodings or signs
 * to it, or has encoded the # and so made it part of the query. The page waits for a click before using it.
 */
export function mailedLinkIn({ hash, search }: Carried): MailedLink | null {
  const given = new URLSearchParams(hash.replace(/^#+/, ''))
  const link = linkOf((name) => given.get(name) ?? '')
  if (link !== null) return link
  // "+" stands for itself here: once decoded it is no space.
  const [, ...behind] = mended(search).split('#')
  const text = `${mended(hash)}#${behind.join('#')}`
  const quoted = /code=3D\d{8}/i.test(text) ? '(?:3D)?' : ''
  return linkOf((name) => new RegExp(`(?:^|[#&?])${name}=${quoted}([^&#]*)`, 'i').exec(text)?.[1] ?? '')
}

function linkOf(read: (name: 'email' | 'code' | 'to') => string): MailedLink | null {
  const email = read('email')
  const code = /^(\d{8})(?!\d)/.exec(read('code'))?.[1]
  if (!isEmail(email) || code === undefined) return null
  return { email, code, to: safePath(read('to')) }
}

/** 1234 5678: as the code is in the mail. */
export const inGroups = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** The eight digits as people type them: with spaces, with hyphens. Null when it is not eight digits. */
export function codeIn(text: string): string | null {
  const digits = inPlainSigns(text).replace(/[\s\u2010-\u2015-]/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

const signOnProblems = ['expired', 'refused', 'unreachable', 'unverified', 'not-listed'] as const
const signOnOutcomes = ['in', 'waits', 'waits-passkey', ...signOnProblems] as const

/** Why somebody who comes back from the employer's sign-in is not signed in. */
type SignOnProblem = (typeof signOnProblems)[number]

/** What has come of signing in through the employer, as the server says in the page's address; null when nothing has. */
export type SignOnOutcome = (typeof signOnOutcomes)[number]

export const signOnOutcomeIn = (search: string): SignOnOutcome | null => {
  const said = new URLSearchParams(search).get('sso')
  return signOnOutcomes.find((outcome) => outcome === said) ?? null
}

export const signOnProblemIn = (outcome: SignOnOutcome | null): SignOnProblem | null =>
  signOnProblems.find((problem) => problem === outcome) ?? null
