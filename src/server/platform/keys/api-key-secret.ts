/** Begins every secret of an API key, so that those who look for lost secrets in texts know one. */
const beginning = 'ak_'

/** As a program is given it: 256 bits. */
export const writeApiKeySecret = (secret: Buffer): string => beginning + secret.toString('base64url')

/** What `writeApiKeySecret` makes. Anything else is not even looked up. */
export const apiKeyForm = new RegExp(`^${beginning}[\\w-]{43}$`)
