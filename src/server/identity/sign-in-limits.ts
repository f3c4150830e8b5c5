/** How long a mailed code opens the door, in milliseconds. OWASP asks for minutes; mail may take some of them. */
export const codeLifetime = 10 * 60 * 1000

/** Wrong guesses a code survives. Five guesses at a million: 1 in 200,000. */
export const triesPerCode = 5

/**
 * An hour: codes mailed to one address, codes asked for from one network, wrong guesses from one network.
 * What led to a sign-in is not counted, so an office behind one address is not locked out by its own colleagues.
 */
export const perHour = { codesPerAddress: 5, codesPerNetwork: 30, guessesPerNetwork: 60 } as const

/** A session ends after this long without use, in milliseconds. */
export const sessionLifetime = 30 * 24 * 60 * 60 * 1000

/**
 * However much it is used, a session ends after this long, in milliseconds: whoever got hold of a cookie does not keep
 * what it opens for ever. Three checks at the pace we advise, one every four weeks, fit in.
 */
export const longestSession = 90 * 24 * 60 * 60 * 1000

/** How exactly "last used" is kept: a session is written down again at most this often, in milliseconds. */
export const sessionStep = 60 * 60 * 1000
