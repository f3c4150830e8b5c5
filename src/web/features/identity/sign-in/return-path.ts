import { isEmail } from '#core/mail/email-address.ts'
import { inPlainSigns } from '#core/typed-signs.ts'
import { type Carried, mended } from '#web/lib/mended-link.ts'

/** A path of this site (one slash in front, and nothing after it that a browser would read as another), or null. */
export function safePath(wanted: string | null): string | null {
  return wanted !== null && wanted.length <= 512 && /^\/(?!\/)[^\\\s]*$/.test(wanted) ? wanted : null
}

export type MailedLink = { readonly email: string; readonly code: string; readonly to: string | null }

/**
 * The contents of the mailed link's fragment; null: none. It also reads a link to which a gateway or a mail program has
 * added encodings or characters, or whose encoded # has become part of the query. The page uses it only after a click.
 */
export function mailedLinkIn({ hash, search }: Carried): MailedLink | null {
  const given = new URLSearchParams(hash.replace(/^#+/, ''))
  const link = linkOf((name) => given.get(name) ?? '')
  if (link !== null) return link
  // A "+" is a literal plus here: the text is decoded, so it does not mean a space.
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

/** 1234 5678: the code as the e-mail shows it. */
export const inGroups = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** The eight digits of a typed code, without what people copy around and between them; null when there are not eight. */
export function codeIn(text: string): string | null {
  const digits = inPlainSigns(text).replace(/\D/g, '')
  return /^\d{8}$/.test(digits) ? digits : null
}

const signOnProblems = ['expired', 'refused', 'unreachable', 'unverified', 'not-listed'] as const
const signOnOutcomes = ['in', 'waits', 'waits-passkey', ...signOnProblems] as const

/** Why a person who returns from the employer's sign-in is not signed in. */
type SignOnProblem = (typeof signOnProblems)[number]

/** The outcome of the employer's sign-in in the page's address; null where there is none. */
export type SignOnOutcome = (typeof signOnOutcomes)[number]

export const signOnOutcomeIn = (search: string): SignOnOutcome | null => {
  const said = new URLSearchParams(search).get('sso')
  return signOnOutcomes.find((outcome) => outcome === said) ?? null
}

export const signOnProblemIn = (outcome: SignOnOutcome | null): SignOnProblem | null =>
  signOnProblems.find((problem) => problem === outcome) ?? null

/** Whether another account at the provider could help. */
export const isWrongAccount = (outcome: SignOnOutcome | null): boolean =>
  outcome === 'unverified' || outcome === 'not-listed'
