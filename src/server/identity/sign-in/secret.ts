import { createHash, randomBytes } from 'node:crypto'

/** What a cookie holds: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What newSecret() makes. Anything else is not even looked up. */
export const secretForm = /^[\w-]{43}$/

/** Of 256 random bits one plain hash is as good as a slow one. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
