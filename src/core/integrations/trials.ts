/** What is tried at /integrationer before people are invited. `mail-opened` asks how often the link of a test e-mail has been opened. */
export const trialParts = ['sign-in', 'scim', 'mail', 'mail-opened', 'webhook', 'calendar'] as const
export type TrialPart = (typeof trialParts)[number]

/** So many tries of each part an hour, for a whole organisation. */
export const trialsAnHour = 30

/** Why a request to another server got no answer. */
const unanswered = ['address-refused', 'network-refused', 'too-slow', 'too-large', 'unreachable'] as const

/** What came of a try. Each has its sentence with what to change. */
export const trialOutcomes = {
  /** Without a test account: the provider answers, and `address` leads to its sign-in. */
  'sign-in': ['ready', 'not-set-up', 'no-domain', 'refused', 'unreachable'],
  scim: ['works', 'never-used', 'no-key', 'stopped', 'refused'],
  mail: ['sent', 'no-address', 'refused', 'delayed'],
  'mail-opened': ['opened', 'unknown'],
  webhook: [
    'taken',
    'not-authorised',
    'not-found',
    'gone',
    'redirect',
    'broken',
    'other-status',
    ...unanswered,
  ],
  calendar: ['works', 'not-a-calendar', 'wrong-status', ...unanswered],
} as const satisfies Readonly<Record<TrialPart, readonly string[]>>

export type TrialOutcome<Part extends TrialPart = TrialPart> = (typeof trialOutcomes)[Part][number]

/** What the browser brings home from the provider with a test account, as the address of the page says it. */
export const signInTrialOutcomes = [
  'works',
  'no-address',
  'unverified',
  'other-domain',
  'refused',
  'unreachable',
  'expired',
] as const
export type SignInTrialOutcome = (typeof signInTrialOutcomes)[number]

/** Names a test e-mail in the query of its link: as long as what `trialLinkSecret` is made of needs. */
export const trialLinkForm = /^[\w-]{32}$/

/**
 * What stands in the fragment of a test e-mail's link, 43 signs as the secret of an invitation, so that a mail gateway treats both
 * alike. It opens nothing: it follows from the query, so that the page can say whether all of it has arrived.
 */
export const trialLinkSecret = (id: string): string => [...id].reverse().join('') + id.slice(0, 11)
