/** The prefix of every API key's secret, by which scanners for leaked secrets recognise one. */
const beginning = 'ak_'

/** The secret as a program gets it: 256 bits. */
export const writeApiKeySecret = (secret: Buffer): string => beginning + secret.toString('base64url')

/** The form that `writeApiKeySecret` makes. Any other text is refused without a look-up. */
export const apiKeyForm = new RegExp(`^${beginning}[\\w-]{43}$`)
