import { randomBytes } from 'node:crypto'

/** Begins every secret of an API key, so that those who look for lost secrets in texts know one. */
const beginning = 'ak_'

/** 256 random bits. */
export const newApiKeySecret = (): string => beginning + randomBytes(32).toString('base64url')

/** What `newApiKeySecret` makes. Anything else is not even looked up. */
export const apiKeyForm = new RegExp(`^${beginning}[\\w-]{43}$`)
