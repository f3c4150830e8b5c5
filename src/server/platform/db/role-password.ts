import { createHash, createHmac, pbkdf2Sync } from 'node:crypto'

/** The password of a sign-in role: known to every process that knows AUTH_SECRET, stored nowhere. */
export function rolePassword(authSecret: string, role: string): string {
  return createHmac('sha256', authSecret).update(`database role ${role}`).digest('hex')
}

/** PostgreSQL's own default number of rounds (`scram_iterations`). */
const rounds = 4096

/**
 * The password as PostgreSQL stores it (RFC 5803). Statements carry this form, so the password itself
 * is never in a log or on an administrator's screen. The salt follows from the secret: the statement stays the same.
 */
export function passwordVerifier(authSecret: string, role: string): string {
  const salt = createHmac('sha256', authSecret).update(`database salt ${role}`).digest().subarray(0, 16)
  const salted = pbkdf2Sync(rolePassword(authSecret, role), salt, rounds, 32, 'sha256')
  const clientKey = createHmac('sha256', salted).update('Client Key').digest()
  const storedKey = createHash('sha256').update(clientKey).digest('base64')
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${storedKey}:${serverKey}`
}
