/** Of the root, in hexadecimal digits: 128 bits, so that nobody finds two lists with one code. */
const codeLength = 32

/**
 * What people compare by eye or aloud to know that they speak of one frozen list: the first half of its root, in fours.
 * @param root hexadecimal
 */
export const listCode = (root: string): string => root.slice(0, codeLength).replace(/(.{4})(?=.)/g, '$1 ')
