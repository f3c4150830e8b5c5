import type { OrganisationId } from '#core/ids.ts'
import { type Actor, type KeyScope, type MemberRole, type SignedIn, visitor } from './actor.ts'

/**
 * The kind of session that an action requires (decision 529):
 *
 * - `none`: nobody has to be signed in
 * - `any`: any session, also one by an employer's single sign-on: the action is in the closed list `openedAtWork`
 * - `own`: a session that opens the person's own data: not by single sign-on, nor by the work address beside a private one.
 *   It also covers what employees do and the employer must not do in their name (decision 730)
 * - `work`: any session in which the role counts (`countRoles`: a safety representative's never by single sign-on), with
 *   the second factor that HR, owners and staff show
 * - `stopping`: a safety representative stops something: never by single sign-on, and just re-authenticated by what they
 *   have. No factor is required, so nobody can make it impossible to object.
 * - `speaking`: a safety representative needs a proof that the employer does not hold (`holdsOwnProof`); for others it is
 *   `work`
 * - `vouching`: as `speaking`, and just re-authenticated
 */
type SessionRule = 'none' | 'any' | 'own' | 'work' | 'stopping' | 'speaking' | 'vouching'

/**
 * The access rules: who may do what, and in which session. Every endpoint names one of these actions, every action has its
 * row, and a test calls all endpoints as all roles. `ownOrganisation`: the role counts only in the organisation asked
 * about. `scope`: an API key of that organisation with this scope may do it too; without a scope no key may. HR may read
 * everything that a key may read.
 */
export const rules = {
  'read-public': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'sign-in': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'use-invitation': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // By a code that only the person has; the server does not know whose answers they are.
  'continue-elsewhere': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'write-to-us': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'open-calendar-feed': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  unsubscribe: { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'read-contact-messages': { roles: 'staff', ownOrganisation: false, session: 'work' },
  'mark-contact-messages': { roles: 'staff', ownOrganisation: false, session: 'work' },
  // Sums over all organisations, about no single person: the provider judges its questions by them.
  'read-calibrations': { roles: 'staff', ownOrganisation: false, session: 'work' },
  // Set-up of customers and background work, without answers; of e-mails neither receiver nor content.
  'run-service': { roles: 'staff', ownOrganisation: false, session: 'work' },
  // Ends the sessions of a person who has lost a phone. The response does not say whether there is such an account.
  'end-sessions': { roles: 'staff', ownOrganisation: false, session: 'work' },
  'find-times': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // By the link in the mail, or as the person who booked; the use case decides who has which booking.
  book: { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // Only staff who are guides; the database knows which guidances are theirs.
  'run-guidance': { roles: 'guides', ownOrganisation: false, session: 'work' },
  'run-bookings': { roles: 'staff', ownOrganisation: false, session: 'work' },
  'read-me': { roles: 'signed-in', ownOrganisation: false, session: 'any' },
  'read-invitations': { roles: 'signed-in', ownOrganisation: false, session: 'any' },
  // Results, texts, support requests, bookings, sessions, means of signing in, mail: only in a session by one's own means.
  'open-own': { roles: 'signed-in', ownOrganisation: false, session: 'own' },
  'use-support-link': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // By the link that the old address got.
  'stop-identity-change': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  'answer-support-requests': { roles: 'receivers', ownOrganisation: false, session: 'work' },
  'set-up-support': { roles: ['hr', 'owner'], ownOrganisation: true, session: 'work' },
  // All figures depend on these settings: only the owner changes them.
  'set-up-organisation': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // It decides who vouches for people: only the owner may.
  'set-up-single-sign-on': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  'read-organisation': { roles: ['hr', 'owner'], ownOrganisation: true, scope: 'people', session: 'work' },
  'read-members': { roles: ['hr', 'owner'], ownOrganisation: true, scope: 'people', session: 'work' },
  'import-members': { roles: ['hr', 'owner'], ownOrganisation: true, session: 'work' },
  'read-imports': { roles: ['hr', 'owner', 'safety_representative'], ownOrganisation: true, session: 'work' },
  'read-roles': { roles: ['hr', 'owner', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // HR must not give itself a role: only an owner gives and ends roles.
  'change-roles': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // The log watches HR, so others read it.
  'read-audit-log': { roles: ['owner', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // A key acts without a person, so the owner, who is responsible for the account, makes it.
  'run-integrations': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // Only for programs: SCIM.
  'provision-people': { roles: [], ownOrganisation: true, scope: 'people', session: 'none' },
  'decide-role-requests': { roles: ['safety_representative'], ownOrganisation: true, session: 'vouching' },
  'run-rounds': { roles: ['hr'], ownOrganisation: true, session: 'work' },
  // The owner too: where no safety representative is appointed, the owner is responsible for the list.
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
  // The employer controls who can answer. So only the safety representative sees how many invitations were delivered, in
  // bands, as they review the list (decision 0123).
  'read-delivery': { roles: ['safety_representative'], ownOrganisation: true, session: 'work' },
  'approve-lists': { roles: ['safety_representative'], ownOrganisation: true, session: 'vouching' },
  'object-to-lists': { roles: ['safety_representative'], ownOrganisation: true, session: 'stopping' },
  'state-how-informed': { roles: ['owner'], ownOrganisation: true, session: 'work' },
  // A manager reads measures of the units that they lead, and measures that they own (core/measures/measure-rights.ts).
  'read-measures': {
    roles: ['hr', 'safety_representative', 'manager'],
    ownOrganisation: true,
    session: 'work',
  },
  // Finds only what the person may read anyway, so it is for roles that read an organisation's work.
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
  // A manager changes only measures that they own.
  'change-measures': { roles: ['hr', 'manager'], ownOrganisation: true, session: 'work' },
  'comment-on-measures': {
    roles: ['hr', 'safety_representative', 'manager'],
    ownOrganisation: true,
    session: 'speaking',
  },
  // Collects what the person may read by the actions above; each of them is authorised.
  'read-todo': {
    roles: ['hr', 'safety_representative', 'manager', 'owner'],
    ownOrganisation: true,
    session: 'work',
  },
  // Published to every employee.
  'read-told-measures': { roles: ['employee'], ownOrganisation: true, session: 'work' },
  'read-told-rounds': { roles: ['employee'], ownOrganisation: true, session: 'work' },
  // The sender must not become known to the employer.
  'ask-representatives': { roles: ['employee'], ownOrganisation: true, session: 'own' },
  // By the secret in the sender's browser, without a session.
  'use-question-secret': { roles: 'everyone', ownOrganisation: false, session: 'none' },
  // The employer can read the work mailbox, which must not open these questions.
  'answer-questions': { roles: ['safety_representative'], ownOrganisation: true, session: 'speaking' },
  // Every unit with its number of invited people: for roles that review the list and see all figures.
  'read-round-file': { roles: ['hr', 'safety_representative'], ownOrganisation: true, session: 'work' },
  // A manager reads only the units that they lead (seen-units.ts).
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

/** How a person signed in. `own`: by the private address, or by the account's address where there is no private one. */
export type Means = 'own' | 'work-address' | 'single-sign-on'

export const meansOf = ({
  opensOwn,
  signedInThrough,
}: Pick<SignedIn, 'opensOwn' | 'signedInThrough'>): Means =>
  opensOwn ? 'own' : signedInThrough === null ? 'work-address' : 'single-sign-on'

/**
 * The actions about the person's own data in a session that the employer may have begun: by the work address of a person
 * with a private one, or by the employer's single sign-on. An action that is not listed is closed to such a session, or
 * treats it as a visitor where the action is open to everybody. The rules above authorise roles.
 * `docs/security/sessions-of-work.md` has every endpoint.
 */
export const openedAtWork: Readonly<Record<Exclude<Means, 'own'>, readonly Action[]>> = {
  // Invitations are sent to this mailbox, and their links open the same.
  'work-address': ['read-me', 'read-invitations', 'use-invitation'],
  'single-sign-on': ['read-me', 'read-invitations'],
}

/**
 * The name under which a person's requests and work consume a quota. Sessions of work have quotas of their own. So the
 * quota left says nothing about what the person has done at home, and nobody at work can use up the person's own.
 */
export function countedAs(actor: Pick<SignedIn, 'personId' | 'opensOwn' | 'signedInThrough'>): string {
  const means = meansOf(actor)
  return means === 'own' ? actor.personId : `${actor.personId} ${means}`
}

/** Whether a session opens the action, as far as it concerns the person's own data. */
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

/** Whether a person does work that a mailbox alone must not open: HR and owners anywhere, and the provider's staff. */
export const needsSecondFactor = ({ staff, memberships }: Pick<SignedIn, 'staff'> & RolesHeld): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr') || roles.includes('owner'))

type RolesHeld = { readonly memberships: readonly { readonly roles: readonly MemberRole[] }[] }

/**
 * Whether the person has shown in this session something that the employer does not hold: a passkey, an app, or the private
 * mailbox. The work mailbox is the employer's.
 */
export const holdsOwnProof = ({
  opensOwn,
  secondFactor,
  byPrivateAddress,
}: Pick<SignedIn, 'opensOwn' | 'secondFactor' | 'byPrivateAddress'>): boolean =>
  opensOwn && (secondFactor || byPrivateAddress)

/**
 * Authorises one action: the role first, then the session. A person who needs a second factor can do nothing in any role
 * without it. Another organisation's id and an unknown id get the same verdict, so that nobody learns which ids exist.
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

/** Authorises a person who acts only as a safety representative, in a session where the role counts. */
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
 * The actor that an action open to everybody gets: it ignores API keys, and sessions that do not open it. Staff stay staff,
 * for what they do there as staff.
 */
export function seenBy(action: Action, actor: Actor): Actor {
  if (rules[action].roles !== 'everyone') return actor
  if (actor.kind === 'person' && (actor.staff || opensOwn(actor, action))) return actor
  return visitor
}

/** The scope that an API key needs for this; null where no key may do it. */
export function scopeOf(action: Action): KeyScope | null {
  const rule = rules[action]
  return 'scope' in rule ? rule.scope : null
}

/** Whether an action is done as HR, owner, manager or safety representative of one organisation, and not as an employee there. */
export function isWork(action: Action): boolean {
  const { roles, ownOrganisation } = rules[action]
  return ownOrganisation && !(roles as readonly MemberRole[]).includes('employee')
}

/** Whether this person may receive support requests: HR somewhere, or the provider's staff. The database knows which requests. */
export const receives = ({ staff, memberships }: SignedIn): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr'))
