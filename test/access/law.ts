import type { Action, Verdict } from '#core/access/rules.ts'
import type { ActorName } from './actors.ts'

/** Actors whose identity is unknown. */
export const unknown: readonly ActorName[] = ['visitor', 'key that has ended']

/** Who may do what, as an independent second version: the rules themselves are under test. */
export function lawFor(everybody: readonly ActorName[]) {
  const signedInPeople = everybody.filter((name) => !unknown.includes(name) && !name.startsWith('key '))

  const law: Record<Action, readonly ActorName[]> = {
    'read-public': everybody,
    'sign-in': everybody,
    'use-invitation': everybody,
    'continue-elsewhere': everybody,
    'write-to-us': everybody,
    'open-calendar-feed': everybody,
    unsubscribe: everybody,
    'read-contact-messages': ['staff', 'guide'],
    'mark-contact-messages': ['staff', 'guide'],
    'read-calibrations': ['staff', 'guide'],
    'run-service': ['staff', 'guide'],
    'end-sessions': ['staff', 'guide'],
    'find-times': everybody,
    book: everybody,
    'run-bookings': ['staff', 'guide'],
    'run-guidance': ['guide'],
    'read-me': signedInPeople,
    'read-invitations': signedInPeople,
    'open-own': signedInPeople.filter(
      (name) => !/work (address|mailbox) beside|single sign-on|through/.test(name),
    ),
    'use-support-link': everybody,
    'stop-identity-change': everybody,
    'answer-support-requests': ['hr', 'hr of another organisation', 'staff', 'guide'],
    'set-up-support': ['hr', 'owner'],
    'set-up-organisation': ['owner'],
    'set-up-single-sign-on': ['owner'],
    'read-organisation': ['hr', 'owner', 'key for people'],
    'read-members': ['hr', 'owner', 'key for people'],
    'import-members': ['hr', 'owner'],
    'read-imports': ['hr', 'owner', 'safety representative'],
    'read-roles': ['hr', 'owner', 'safety representative'],
    'change-roles': ['owner'],
    'read-audit-log': ['owner', 'safety representative'],
    'decide-role-requests': ['safety representative'],
    'run-rounds': ['hr'],
    'read-rounds': ['hr', 'safety representative', 'owner', 'key for rounds'],
    'run-integrations': ['owner'],
    'provision-people': ['key for people'],
    'read-list-reviews': ['hr', 'safety representative', 'owner'],
    'read-delivery': ['safety representative'],
    'read-slips': ['hr', 'safety representative'],
    'print-slips': ['hr', 'safety representative'],
    'approve-lists': ['safety representative'],
    'object-to-lists': ['safety representative'],
    'state-how-informed': ['owner'],
    'read-round-file': ['hr', 'safety representative'],
    'read-overview': ['hr', 'safety representative', 'manager', 'key for figures'],
    'read-measures': ['hr', 'safety representative', 'manager'],
    'read-todo': ['hr', 'safety representative', 'manager', 'owner'],
    'search-organisation': ['hr', 'owner', 'safety representative', 'manager'],
    'read-yearly-follow-up': ['hr', 'safety representative'],
    'run-measures': ['hr'],
    'change-measures': ['hr', 'manager'],
    'comment-on-measures': ['hr', 'safety representative', 'manager'],
    'read-told-measures': ['employee', 'manager', 'hr', 'safety representative', 'owner'],
    'use-question-secret': everybody,
    'answer-questions': ['safety representative'],
    'ask-representatives': [
      'employee',
      'manager',
      'hr',
      'safety representative',
      'owner',
      'manager by mailed code alone',
      'safety representative by mailed code alone',
      'safety representative by private mailbox',
      'safety representative proven an hour ago',
    ],
    'read-told-rounds': ['employee', 'manager', 'hr', 'safety representative', 'owner'],
  }

  /** Actions in which a safety representative vouches or comments. The work mailbox is not enough: it is the employer's. */
  const ownProof: readonly Action[] = [
    'approve-lists',
    'decide-role-requests',
    'print-slips',
    'comment-on-measures',
    'answer-questions',
  ]

  /** Actions that need a step-up. */
  const provenNow: readonly Action[] = [
    'approve-lists',
    'decide-role-requests',
    'print-slips',
    'object-to-lists',
  ]

  /** Roles that a mailbox alone must not open: an actor who may do it with the second factor is told that it is missing. */
  const lacking: Partial<Record<ActorName, readonly ActorName[]>> = {
    'hr by mailed code alone': ['hr'],
    'owner by mailed code alone': ['owner'],
    'manager and hr by mailed code alone': ['manager', 'hr'],
    'staff by mailed code alone': ['staff'],
    'guide by mailed code alone': ['guide'],
  }

  /** The actor in the law for one who has signed in in another way. */
  const alike: Partial<Record<ActorName, ActorName>> = {
    'manager by mailed code alone': 'manager',
    'employee by single sign-on': 'employee',
    'manager by single sign-on': 'manager',
    'hr by single sign-on': 'hr',
    'owner by single sign-on': 'owner',
    'safety representative by single sign-on': 'employee',
    'safety representative and hr by single sign-on': 'hr',
    'safety representative by mailed code alone': 'safety representative',
    'safety representative by private mailbox': 'safety representative',
    'safety representative by work mailbox beside a private one': 'safety representative',
    'safety representative proven an hour ago': 'safety representative',
  }

  /** What a safety representative still has to prove because of how they have signed in; null: nothing. */
  function lacksAsRepresentative(name: ActorName, action: Action): Verdict | null {
    if (law[action].includes('employee')) return null
    if (name === 'safety representative by single sign-on') return 'own-sign-in-required'
    if (name === 'safety representative and hr by single sign-on')
      return law[action].includes('hr') ? null : 'own-sign-in-required'
    if (ownProof.includes(action)) {
      if (name === 'safety representative by work mailbox beside a private one') return 'own-sign-in-required'
      if (name === 'safety representative by mailed code alone') return 'second-factor-required'
    }
    const isProven = name !== 'safety representative proven an hour ago'
    return provenNow.includes(action) && !isProven ? 'reauthentication-required' : null
  }

  return function verdictOf(name: ActorName, action: Action): Verdict {
    const allowed = law[action]
    const isOwn = ['read-me', 'read-invitations', 'open-own', 'ask-representatives'].includes(action)
    if (!isOwn && allowed.includes('safety representative') && name.startsWith('safety representative ')) {
      const lacks = lacksAsRepresentative(name, action)
      if (lacks !== null) return lacks
    }
    const who = isOwn ? name : (alike[name] ?? name)
    if (allowed.includes(who) || allowed.includes(name)) return 'allowed'
    if (unknown.includes(name)) return 'not-signed-in'
    return lacking[name]?.some((role) => allowed.includes(role)) ? 'second-factor-required' : 'not-allowed'
  }
}
