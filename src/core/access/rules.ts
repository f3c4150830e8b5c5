import type { OrganisationId } from '#core/ids.ts'
import type { Actor, KeyScope, MemberRole, SignedIn } from './actor.ts'

/**
 * The access rules: who may do what. Every endpoint names one of these actions, every action has its row,
 * and a test walks all endpoints as all roles. `ownOrganisation`: the role counts only in the organisation asked about.
 * `scope`: an API key of that organisation may, too, if it was made for this; without one, none may. Everything a key reads,
 * HR reads.
 */
export const rules = {
  'read-public': { roles: 'everyone', ownOrganisation: false },
  'sign-in': { roles: 'everyone', ownOrganisation: false },
  'use-invitation': { roles: 'everyone', ownOrganisation: false },
  'write-to-us': { roles: 'everyone', ownOrganisation: false },
  'open-calendar-feed': { roles: 'everyone', ownOrganisation: false },
  unsubscribe: { roles: 'everyone', ownOrganisation: false },
  'read-contact-messages': { roles: 'staff', ownOrganisation: false },
  'mark-contact-messages': { roles: 'staff', ownOrganisation: false },
  // Sums over all organisations, and over nobody's own: what the provider judges its questions by.
  'read-calibrations': { roles: 'staff', ownOrganisation: false },
  // Set-up of customers and background work: nobody's answers, and of e-mails neither reader nor content.
  'run-service': { roles: 'staff', ownOrganisation: false },
  // Of one account, for somebody who has lost a phone: nobody learns whether there is one.
  'end-sessions': { roles: 'staff', ownOrganisation: false },
  'find-times': { roles: 'everyone', ownOrganisation: false },
  // By the link in the mail, or as the person who booked; the use case tells who holds which.
  book: { roles: 'everyone', ownOrganisation: false },
  'run-bookings': { roles: 'staff', ownOrganisation: false },
  'use-own-account': { roles: 'signed-in', ownOrganisation: false },
  // Results, texts, requests for support, bookings: with the private address, where there is one.
  'open-own': { roles: 'opens-own', ownOrganisation: false },
  'use-support-link': { roles: 'everyone', ownOrganisation: false },
  // By the link that the old address got.
  'stop-identity-change': { roles: 'everyone', ownOrganisation: false },
  'answer-support-requests': { roles: 'receivers', ownOrganisation: false },
  'set-up-support': { roles: ['hr', 'owner'], ownOrganisation: true },
  // What all its figures rest on: the owner alone.
  'set-up-organisation': { roles: ['owner'], ownOrganisation: true },
  // Who vouches for people: the owner alone.
  'set-up-single-sign-on': { roles: ['owner'], ownOrganisation: true },
  'read-organisation': { roles: ['hr', 'owner'], ownOrganisation: true, scope: 'people' },
  'read-members': { roles: ['hr', 'owner'], ownOrganisation: true, scope: 'people' },
  'import-members': { roles: ['hr', 'owner'], ownOrganisation: true },
  'read-imports': { roles: ['hr', 'owner', 'safety_representative'], ownOrganisation: true },
  'read-roles': { roles: ['hr', 'owner', 'safety_representative'], ownOrganisation: true },
  // HR gives itself nothing: only an owner gives and ends roles.
  'change-roles': { roles: ['owner'], ownOrganisation: true },
  // HR is what the log watches: those who watch read it.
  'read-audit-log': { roles: ['owner', 'safety_representative'], ownOrganisation: true },
  // A key acts without a person, so the one who answers for the account makes it.
  'run-integrations': { roles: ['owner'], ownOrganisation: true },
  // Nobody but a program: SCIM.
  'provision-people': { roles: [], ownOrganisation: true, scope: 'people' },
  'decide-role-requests': { roles: ['safety_representative'], ownOrganisation: true },
  'run-rounds': { roles: ['hr'], ownOrganisation: true },
  // The owner too: where no safety representative is appointed, the owner answers for the list.
  'read-rounds': { roles: ['hr', 'safety_representative', 'owner'], ownOrganisation: true, scope: 'rounds' },
  'read-list-reviews': { roles: ['hr', 'safety_representative', 'owner'], ownOrganisation: true },
  // The safety representative too: then the employer has not seen the codes.
  'print-slips': { roles: ['hr', 'safety_representative'], ownOrganisation: true },
  'review-lists': { roles: ['safety_representative'], ownOrganisation: true },
  'state-how-informed': { roles: ['owner'], ownOrganisation: true },
  // A manager reads the units led alone (seen-units.ts).
  // A manager reads those of the units led, and those owned (core/measures/measure-rights.ts).
  'read-measures': { roles: ['hr', 'safety_representative', 'manager'], ownOrganisation: true },
  'run-measures': { roles: ['hr'], ownOrganisation: true },
  // A manager changes the measures owned, no others.
  'change-measures': { roles: ['hr', 'manager'], ownOrganisation: true },
  'comment-on-measures': { roles: ['hr', 'safety_representative', 'manager'], ownOrganisation: true },
  // What every employee is told.
  'read-told-measures': { roles: ['employee'], ownOrganisation: true },
  'read-told-rounds': { roles: ['employee'], ownOrganisation: true },
  // Every unit at once, with how many are invited in each: those who review the list and see all figures.
  'read-round-file': { roles: ['hr', 'safety_representative'], ownOrganisation: true },
  'read-overview': {
    roles: ['hr', 'safety_representative', 'manager'],
    ownOrganisation: true,
    scope: 'figures',
  },
} as const satisfies Record<
  string,
  {
    roles: 'everyone' | 'signed-in' | 'opens-own' | 'staff' | 'receivers' | readonly MemberRole[]
    ownOrganisation: boolean
    scope?: KeyScope
  }
>

export type Action = keyof typeof rules

export type Verdict = 'allowed' | 'not-signed-in' | 'not-allowed' | 'second-factor-required'

/** Who does work that a mailbox alone must not open: HR and owners anywhere, and the provider's staff. */
export const needsSecondFactor = ({ staff, memberships }: Pick<SignedIn, 'staff'> & RolesHeld): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr') || roles.includes('owner'))

type RolesHeld = { readonly memberships: readonly { readonly roles: readonly MemberRole[] }[] }

/**
 * Judges one action. Somebody who needs a second factor does nothing of a role without it, also as what else they are. Another organisation's id and an organisation that does not exist get the same verdict,
 * so that nobody learns which ids exist.
 */
export function judge(actor: Actor, action: Action, organisationId?: OrganisationId): Verdict {
  const { roles } = rules[action]
  if (roles === 'everyone') return 'allowed'
  if (actor.kind === 'visitor') return 'not-signed-in'
  if (actor.kind === 'api-key') {
    const scope = scopeOf(action)
    const opens = scope !== null && actor.scopes.includes(scope) && actor.organisationId === organisationId
    return opens ? 'allowed' : 'not-allowed'
  }
  if (roles === 'signed-in') return 'allowed'
  if (roles === 'opens-own') return actor.opensOwn ? 'allowed' : 'not-allowed'
  if (!holds(actor, roles, organisationId)) return 'not-allowed'
  return needsSecondFactor(actor) && !actor.secondFactor ? 'second-factor-required' : 'allowed'
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

function holds(
  actor: SignedIn,
  roles: 'staff' | 'receivers' | readonly MemberRole[],
  organisationId: OrganisationId | undefined,
): boolean {
  if (roles === 'staff') return actor.staff
  if (roles === 'receivers') return receives(actor)
  const membership = actor.memberships.find((m) => m.organisationId === organisationId)
  return membership?.roles.some((role) => roles.includes(role)) ?? false
}

/**
 * Whether support requests may be addressed to this person: HR somewhere, or the provider's staff. Which ones, the database
 * says.
 */
export const receives = ({ staff, memberships }: SignedIn): boolean =>
  staff || memberships.some(({ roles }) => roles.includes('hr'))
