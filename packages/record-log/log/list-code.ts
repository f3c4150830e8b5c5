/** Hexadecimal digits of the root in a code: 128 bits, so that nobody finds two lists with one code. */
const codeLength = 32

/**
 * The code that people compare by eye or aloud to know that they mean one frozen list: half of its root, in fours.
 * @param root hexadecimal
 */
export const listCode = (root: string): string => root.slice(0, codeLength).replace(/(.{4})(?=.)/g, '$1 ')
