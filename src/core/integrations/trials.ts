/** What an owner can try at /integrationer before inviting people. `mail-opened` reads how often the link of a test e-mail was opened. */
export const trialParts = ['sign-in', 'scim', 'mail', 'mail-opened', 'webhook', 'calendar'] as const
export type TrialPart = (typeof trialParts)[number]

/** The hourly quota of tries of each part, for a whole organisation. */
export const trialsAnHour = 30

/** Why a request to another server got no answer. */
const unanswered = ['address-refused', 'network-refused', 'too-slow', 'too-large', 'unreachable'] as const

/** The outcomes of a try. Each has a sentence that says what to change. */
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

/** The outcomes that the browser brings back from the provider with a test account, in the address of the page. */
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

/** The id of a test e-mail in the query of its link: as long as `trialLinkSecret` needs. */
export const trialLinkForm = /^[\w-]{32}$/

/**
 * The fragment of a test e-mail's link: 43 characters, as the secret of an invitation, so that a mail gateway treats both
 * alike. It opens nothing. It is derived from the query, so that the page can tell whether all of it has arrived.
 */
export const trialLinkSecret = (id: string): string => [...id].reverse().join('') + id.slice(0, 11)
