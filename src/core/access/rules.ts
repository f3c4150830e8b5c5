import type { OrganisationId } from '#core/ids.ts'
import { type Actor, type KeyScope, type MemberRole, type SignedIn, visitor } from './actor.ts'

/**
 * How the session must have been made in which somebody does something (decision 529):
 *
 * - `none`: nobody has to be signed in
 * - `any`: any session, also one by an employer's single sign-on: it stands in the closed list `openedAtWork`
 * - `own`: one that opens what is the person's own: not by single sign-on, nor by the work address beside a private one. Of an
 *   employee, too: what the employer must not do in their name (decision 730)
 * - `work`: any session in which the role counts (`countRoles`: a safety representative's never by single sign-on), with the
 *   second factor that HR, owners and staff show
 * - `stopping`: a safety representative stops something: never by single sign-on, proven a moment ago by what they have. No
 *   factor is asked for, so nobody can make it impossible to object.
 * - `speaking`: of a safety representative alone it takes something that the employer does not hold (`holdsOwnProof`); of
 *   others it is work
 * - `vouching`: as `speaking`, and proven a moment ago
 */
type SessionRule = 'none' | 'any' | 'own' | 'work' | 'stopping' | 'speaking' | 'vouching'

/**
 * The access rules: who may do what, and in which session. Every endpoint names one of these actions, every action has its row,
 * and a test walks all endpoints as all roles. `ownOrganisation`: the role counts only in the organisation asked about.
 * `scope`: an API key of that organisation may, too, if it was made for this; without one, none may. Everything a key reads,
 * HR reads.
 */
export const rules = {
  'read-public': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'sign-in': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'use-invitation': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // By a code that the person alone has; whose answers they are, nobody here knows.
  'continue-elsewhere': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'write-to-us': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'open-calendar-feed': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  unsubscribe: { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'read-contact-messages': { roles: 'staff', ownOrganisation: false, session: 'work' },
  'mark-contact-messages': { roles: 'staff', ownOrganisation: false, session: 'work' },
  // Sums over all organisations, and over nobody's own: what the provider judges its questions by.
  'read-calibrations': { roles: 'staff', ownOrganisation: false, session: 'work' },
  // Set-up of customers and background work: nobody's answers, and of e-mails neither reader nor content.
  'run-service': { roles: 'staff', ownOrganisation: false, session: 'work' },
  // Of one account, for somebody who has lost a phone: nobody learns whether there is one.
  'end-sessions': { roles: 'staff', ownOrganisation: false, session: 'work' },
  'find-times': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // By the link in the mail, or as the person who booked; the use case tells who holds which.
  book: { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // Staff who are guides alone; which guidances are theirs, the database says.
  'run-guidance': { roles: 'guides', ownOrganisation: false, session: 'work' },
  'run-bookings': { roles: 'staff', ownOrganisation: false, session: 'work' },
  'read-me': { roles: 'signed-in', ownOrganisation: false, session: 'any' },
  'read-invitations': { roles: 'signed-in', ownOrganisation: false, session: 'any' },
  // Results, texts, support requests, bookings, sessions, what one signs in with, mail: by one's own means alone.
  'open-own': { roles: 'signed-in', ownOrganisation: false, session: 'own' },
  'use-support-link': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // By the link that the old address got.
  'stop-identity-change': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'answer-support-requests': { roles: 'receivers', ownOrganisation: false, session: 'work' },
  'set-up-support': { roles: ['hr', 'owner'], ownOrganisation: true, session: 'work' },
  // What all its figures rest on: the owner alone.
  'set-up-organisation': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // Who vouches for people: the owner alone.
  'set-up-single-sign-on': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  'read-organisation': { roles: ['hr', 'owner'], ownOrganisation: true, scope: 'people', session: 'work' },
  'read-members': { roles: ['hr', 'owner'], ownOrganisation: true, scope: 'people', session: 'work' },
  'import-members': { roles: ['hr', 'owner'], ownOrganisation: true, session: 'work' },
  'read-imports': { roles: ['hr', 'owner', 'safety_representative'], ownOrganisation: true, session: 'work' },
  'read-roles': { roles: ['hr', 'owner', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // HR gives itself nothing: only an owner gives and ends roles.
  'change-roles': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // HR is what the log watches: those who watch read it.
  'read-audit-log': { roles: ['owner', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // A key acts without a person, so the one who answers for the account makes it.
  'run-integrations': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // Nobody but a program: SCIM.
  'provision-people': { roles: [], ownOrganisation: true, scope: 'people', session: 'none' },
  'decide-role-requests': { roles: ['safety_representative'], ownOrganisation: true, session: 'vouching' },
  'run-rounds': { roles: ['hr'], ownOrganisation: true, session: 'work' },
  // The owner too: where no safety representative is appointed, the owner answers for the list.
  'read-rounds': {
    roles: ['hr', 'safety_representative', 'owner'],
    ownOrganisation: true,
    scope: 'rounds',
    session: 'work',
  },
  'read-list-reviews': {
    roles: ['hr', 'safety_representative', 'owner'],
    ownOrganisation: true,
    session: 'work',
  },
  'read-slips': { roles: ['hr', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // The safety representative too: then the employer has not seen the codes.
  'print-slips': { roles: ['hr', 'safety_representative'], ownOrganisation: true, session: 'vouching' },
  // Who could answer is in the employer's hands: the safety representative alone sees whom the invitations were delivered to, in
  // bands, as they read the list (decision 0123).
  'read-delivery': { roles: ['safety_representative'], ownOrganisation: true, session: 'work' },
  'approve-lists': { roles: ['safety_representative'], ownOrganisation: true, session: 'vouching' },
  'object-to-lists': { roles: ['safety_representative'], ownOrganisation: true, session: 'stopping' },
  'state-how-informed': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // A manager reads those of the units led, and those owned (core/measures/measure-rights.ts).
  'read-measures': {
    roles: ['hr', 'safety_representative', 'manager'],
    ownOrganisation: true,
    session: 'work',
  },
  // Finds what the finder may read anyway; who reads nothing of an organisation's work has nothing to find.
  'search-organisation': {
    roles: ['hr', 'owner', 'safety_representative', 'manager'],
    ownOrganisation: true,
    session: 'work',
  },
  'read-yearly-follow-up': {
    roles: ['hr', 'safety_representative'],
    ownOrganisation: true,
    session: 'work',
  },
  'run-measures': { roles: ['hr'], ownOrganisation: true, session: 'work' },
  // A manager changes the measures owned, no others.
  'change-measures': { roles: ['hr', 'manager'], ownOrganisation: true, session: 'work' },
  'comment-on-measures': {
    roles: ['hr', 'safety_representative', 'manager'],
    ownOrganisation: true,
    session: 'speaking',
  },
  // Put together from what the same person may read by the actions above, and judged by each of them.
  'read-todo': {
    roles: ['hr', 'safety_representative', 'manager', 'owner'],
    ownOrganisation: true,
    session: 'work',
  },
  // What every employee is told.
  'read-told-measures': { roles: ['employee'], ownOrganisation: true, session: 'work' },
  'read-told-rounds': { roles: ['employee'], ownOrganisation: true, session: 'work' },
  // The sender must not become known to the employer.
  'ask-representatives': { roles: ['employee'], ownOrganisation: true, session: 'own' },
  // By the secret in the sender's browser, and without their session.
  'use-question-secret': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // The employer reads the work mailbox, and must not read these by it.
  'answer-questions': { roles: ['safety_representative'], ownOrganisation: true, session: 'speaking' },
  // Every unit at once, with how many are invited in each: those who review the list and see all figures.
  'read-round-file': { roles: ['hr', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // A manager reads the units led alone (seen-units.ts).
  'read-overview': {
    roles: ['hr', 'safety_representative', 'manager'],
    ownOrganisation: true,
    session: 'work',
    scope: 'figures',
  },
} as const satisfies Record<
  string,
  {
    roles: 'everyone' | 'signed-in' | 'staff' | 'receivers' | 'guides' | readonly MemberRole[]
    ownOrganisation: boolean
    session: SessionRule
    scope?: KeyScope
  }
>

export type Action = keyof typeof rules

/** By what somebody signed in. Their own means: the private address, or the account's address where there is no private one. */
export type Means = 'own' | 'work-address' | 'single-sign-on'

export const meansOf = ({
  opensOwn,
  signedInThrough,
}: Pick<SignedIn, 'opensOwn' | 'signedInThrough'>): Means =>
  opensOwn ? 'own' : signedInThrough === null ? 'work-address' : 'single-sign-on'

/**
 * All that a session opens of the person themselves when the employer may be the one who began it: by the work address of somebody
 * with a private one, or by the employer's single sign-on. An action that is not named here is closed to it, or takes it for a
 * visitor where it is open to everybody; roles are judged by the rules above. `docs/security/sessions-of-work.md` has every
 * endpoint.
 */
export const openedAtWork: Readonly<Record<Exclude<Means, 'own'>, readonly Action[]>> = {
  // Invitations come to this mailbox, and their links open the same.
  'work-address': ['read-me', 'read-invitations', 'use-invitation'],
  'single-sign-on': ['read-me', 'read-invitations'],
}

/**
 * Under which name requests and work of somebody are counted against a limit. Sessions of work have limits of their own: what is
 * left of them says nothing of what the person has done at home, and nobody at work uses up theirs.
 */
export function countedAs(actor: Pick<SignedIn, 'personId' | 'opensOwn' | 'signedInThrough'>): string {
  const means = meansOf(actor)
  return means === 'own' ? actor.personId : `${actor.personId} ${means}`
}

/** Whether a session opens what the action is about, as far as it is the person's own. */
function opensOwn(actor: SignedIn, action: Action): boolean {
  const means = meansOf(actor)
  return means === 'own' || openedAtWork[means].includes(action)
}

export type Verdict =
  | 'allowed'
  | 'not-signed-in'
  | 'not-allowed'
  | 'own-sign-in-required'
  | 'second-factor-required'
  | 'reauthentication-required'

/** Who does work that a mailbox alone must not open: HR and owners anywhere, and the provider's staff. */
export const needsSecondFactor = ({ staff, memberships }: Pick<SignedIn, 'staff'> & RolesHeld): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr') || roles.includes('owner'))

type RolesHeld = { readonly memberships: readonly { readonly roles: readonly MemberRole[] }[] }

/**
 * Whether somebody has shown in this session something that the employer does not hold: a passkey, an app, or the private
 * mailbox. The work mailbox is the employer's.
 */
export const holdsOwnProof = ({
  opensOwn,
  secondFactor,
  byPrivateAddress,
}: Pick<SignedIn, 'opensOwn' | 'secondFactor' | 'byPrivateAddress'>): boolean =>
  opensOwn && (secondFactor || byPrivateAddress)

/**
 * Judges one action: the role first, then how the session was made. Somebody who needs a second factor does nothing of a role
 * without it, also as what else they are. Another organisation's id and an organisation that does not exist get the same verdict,
 * so that nobody learns which ids exist.
 */
export function judge(actor: Actor, action: Action, organisationId?: OrganisationId): Verdict {
  const { roles, session } = rules[action]
  if (roles === 'everyone') return 'allowed'
  if (actor.kind === 'visitor') return 'not-signed-in'
  if (actor.kind === 'api-key') {
    const scope = scopeOf(action)
    const opens = scope !== null && actor.scopes.includes(scope) && actor.organisationId === organisationId
    return opens ? 'allowed' : 'not-allowed'
  }
  if (roles === 'signed-in') return opensOwn(actor, action) ? 'allowed' : 'not-allowed'
  if (roles === 'staff' || roles === 'receivers' || roles === 'guides') {
    const isOne = { staff: actor.staff, receivers: receives(actor), guides: actor.staff && actor.guide }[
      roles
    ]
    return isOne ? authoriseWork(actor) : 'not-allowed'
  }
  const here = actor.memberships.find((m) => m.organisationId === organisationId)
  const held = here?.roles.filter((role) => (roles as readonly MemberRole[]).includes(role)) ?? []
  if (held.length === 0) {
    const isClosed = here?.closedRoles.some((role) => (roles as readonly MemberRole[]).includes(role))
    return isClosed ? 'own-sign-in-required' : 'not-allowed'
  }
  if (session === 'own' && !actor.opensOwn) return 'not-allowed'
  const represents = held.every((role) => role === 'safety_representative')
  return represents ? authoriseRepresentative(actor, session) : authoriseWork(actor)
}

const authoriseWork = (actor: SignedIn): Verdict =>
  needsSecondFactor(actor) && !actor.secondFactor ? 'second-factor-required' : 'allowed'

/** Somebody who does this as a safety representative and as nothing else, in a session where the role counts. */
function authoriseRepresentative(actor: SignedIn, session: SessionRule): Verdict {
  const proven = actor.reauthenticated ? 'allowed' : 'reauthentication-required'
  if (session === 'stopping') return proven
  if (session === 'work') return authoriseWork(actor)
  if (!actor.opensOwn) return 'own-sign-in-required'
  if (!holdsOwnProof(actor)) return 'second-factor-required'
  const work = authoriseWork(actor)
  return work === 'allowed' && session === 'vouching' ? proven : work
}

/**
 * Whom an action sees that is open to everybody: it knows no API keys, and no session that does not open it. Staff stay who they
 * are, for what they do as staff there.
 */
export function seenBy(action: Action, actor: Actor): Actor {
  if (rules[action].roles !== 'everyone') return actor
  if (actor.kind === 'person' && (actor.staff || opensOwn(actor, action))) return actor
  return visitor
}

/** What an API key must have been made for to do this; null where none may. */
export function scopeOf(action: Action): KeyScope | null {
  const rule = rules[action]
  return 'scope' in rule ? rule.scope : null
}

/** What somebody does as HR, owner, manager or safety representative of one organisation, and not as anybody employed there. */
export function isWork(action: Action): boolean {
  const { roles, ownOrganisation } = rules[action]
  return ownOrganisation && !(roles as readonly MemberRole[]).includes('employee')
}

/**
 * Whether support requests may be addressed to this person: HR somewhere, or the provider's staff. Which ones, the database
 * says.
 */
export const receives = ({ staff, memberships }: SignedIn): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr'))
