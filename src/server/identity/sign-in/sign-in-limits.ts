import { keptForDays } from '#core/retention/kept-for.ts'

const day = 24 * 60 * 60 * 1000

/** How long a mailed code is good for, in milliseconds. OWASP asks for minutes; mail may take some of them. */
export const codeLifetime = 10 * 60 * 1000

/**
 * Wrong guesses a code survives in the browser that asked for it, and as many again in all others together. Ten guesses
 * at a hundred million: 1 in 10,000,000.
 */
export const triesPerCode = 5

/**
 * An hour, all instances together. What led to a sign-in is not counted, so an office behind one address is not locked
 * out by its own colleagues, and a browser that the account knows has codes of its own that nobody else can use up.
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
 * Wrong guesses an hour. The first try of a code in the browser that asked for it is accepted in any case: anyone who
 * guesses, at one address or at all, keeps nobody out who has the e-mail.
 */
export const guessesPerHour = { network: 60, wider: 240, address: 20, all: 1000 } as const

/** Log lines an hour while a limit is reached. */
export const alarmsPerHour = 4

/** A session ends after this long without use, in milliseconds. */
export const sessionLifetime = keptForDays.sessionUnused * day

/**
 * However much it is used, a session ends after this long, in milliseconds: anyone who got hold of a cookie does not
 * keep what it opens for ever. Three checks at the pace we advise, one every four weeks, fit in.
 */
export const longestSession = keptForDays.sessionAtMost * day

/**
 * A session that the employer's single sign-on has begun ends after this long, used or not, in milliseconds: who has left is
 * closed out by the provider, and we hear of it at the next sign-in.
 */
export const signOnLifetime = 12 * 60 * 60 * 1000

/** How long somebody may be at the provider before coming back, in milliseconds. */
export const signOnWait = 10 * 60 * 1000

/**
 * A browser is known for this long after the last sign-in in it, in milliseconds: as long as browsers keep a cookie.
 */
export const browserMemory = keptForDays.knownBrowser * day

/** How long the second factor may be waited for after the mailed code, in milliseconds. */
export const secondFactorWait = 10 * 60 * 1000

/**
 * How long after proving who one is the weightiest things can be done without proving it again, in milliseconds: sending
 * out or erasing what is one's own, roles, what signs in.
 */
export const proofLifetime = 10 * 60 * 1000

/** How long a passkey may take from being asked for to its answer, in milliseconds: it waits in the page where people sign in. */
export const challengeLifetime = 10 * 60 * 1000

/** How many passkeys somebody can have. */
export const mostPasskeys = 20

/** How long an authenticator app may take from being set up to its first code, in milliseconds. */
export const setUpLifetime = 60 * 60 * 1000

/** The length of a step of an authenticator app, in seconds; RFC 6238 recommends 30. */
export const stepSeconds = 30

/** Steps before and after the one under way that are taken too: clocks differ, and typing takes time (RFC 6238, 5.2). */
export const stepsAside = 1

/**
 * Wrong codes of an authenticator app an hour and person: of three valid ones among a million it takes somebody who reads the
 * person's mail 2,800 days of trying without end to have an even chance, with a mail about a new browser each time.
 */
export const factorTriesPerHour = 5

/** Wrong recovery codes an hour and person. They cannot be guessed; the limit bounds the work, and is one of its own. */
export const recoveryTriesPerHour = 20

/** How many accounts one of the staff can sign out an hour, for somebody who has lost a phone. */
export const endingsPerHour = 20

/** How many recovery codes somebody gets. */
export const recoveryCodes = 10
