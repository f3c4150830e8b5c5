/** The longest address by RFC 5321, in characters. */
export const longestEmail = 254

/**
 * The rule for an e-mail address everywhere: letters, digits and the usual signs of ASCII, no dot first or twice, a domain
 * with a dot (decision 0304). Only an e-mail can show whether somebody reads it.
 */
export const emailForm =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** Tells whether an address can receive mail and sign in. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailForm.test(text)
