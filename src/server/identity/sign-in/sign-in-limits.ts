import { keptForDays } from '#core/retention/kept-for.ts'

const day = 24 * 60 * 60 * 1000

/** How long a mailed code is valid, in milliseconds. OWASP asks for minutes; the mail may take some of them. */
export const codeLifetime = 10 * 60 * 1000

/**
 * Wrong guesses a code survives in the browser that asked for it, and as many again in all others together. Ten guesses
 * at a hundred million: 1 in 10,000,000.
 */
export const triesPerCode = 5

/**
 * Quotas an hour, over all instances. Codes that led to a sign-in are not counted, so colleagues do not lock out an office behind one
 * address. A browser that the account knows has a quota of its own, which nobody else can use up.
 * "Wider": the /48 around an IPv6 address. "All": every address and network, the limit on everything.
 */
export const codesPerHour = {
  knownBrowser: 5,
  addressFromNetwork: 5,
  address: 12,
  network: 30,
  wider: 120,
  all: 10_000,
} as const

/**
 * Wrong guesses an hour. The first try of a code in the browser that requested it is accepted in any case: no amount of guessing, at
 * one address or at all, locks out a person who has the e-mail.
 */
export const guessesPerHour = { network: 60, wider: 240, address: 20, all: 1000 } as const

/** Log lines an hour while a limit is reached. */
export const alarmsPerHour = 4

/** A session ends after this long without use, in milliseconds. */
export const sessionLifetime = keptForDays.sessionUnused * day

/**
 * The longest life of a session, however much it is used, in milliseconds, so that a stolen cookie does not work for ever.
 * Three checks at the pace we advise, one every four weeks, fit in.
 */
export const longestSession = keptForDays.sessionAtMost * day

/**
 * The life of a session that the employer's single sign-on has begun, used or not, in milliseconds. The provider closes out those who
 * have left, and we learn of it only at the next sign-in.
 */
export const signOnLifetime = 12 * 60 * 60 * 1000

/** How long a person may take at the provider, in milliseconds. */
export const signOnWait = 10 * 60 * 1000

/**
 * How long a browser stays known after the last sign-in in it, in milliseconds: as long as browsers keep a cookie.
 */
export const browserMemory = keptForDays.knownBrowser * day

/** How long a session waits for the second factor after the mailed code, in milliseconds. */
export const secondFactorWait = 10 * 60 * 1000

/**
 * How long an authentication counts as recent, in milliseconds. The weightiest acts need a recent one: exporting or erasing one's own
 * data, roles, sign-in methods.
 */
export const proofLifetime = 10 * 60 * 1000

/** How long a passkey's challenge is valid, in milliseconds: the page of sign-in holds one while people read it. */
export const challengeLifetime = 10 * 60 * 1000

/** The most passkeys of one person. */
export const mostPasskeys = 20

/** How long after its set-up an authenticator app may give its first code, in milliseconds. */
export const setUpLifetime = 60 * 60 * 1000

/** The length of a step of an authenticator app, in seconds; RFC 6238 recommends 30. */
export const stepSeconds = 30

/** Steps before and after the present one that are accepted too: clocks differ, and typing takes time (RFC 6238, 5.2). */
export const stepsAside = 1

/**
 * Wrong codes of an authenticator app an hour and person. Three of a million codes are valid at a time: a reader of the person's
 * mail needs 2,800 days of constant trying for an even chance, with an e-mail about a new browser each time.
 */
export const factorTriesPerHour = 5

/** Wrong recovery codes an hour and person. They cannot be guessed; this separate limit bounds the work. */
export const recoveryTriesPerHour = 20

/** How many accounts one of the staff can sign out an hour, for people who have lost a phone. */
export const endingsPerHour = 20

/** How many recovery codes a person gets. */
export const recoveryCodes = 10
