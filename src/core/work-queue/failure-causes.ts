/** What stands in the way of a job, as staff can act on it. */
export const failureCauses = [
  'address-refused',
  'mail-server-busy',
  'mail-server-shut',
  'mail-server-away',
  'database',
  'too-long',
  'unexpected',
] as const

export type FailureCause = (typeof failureCauses)[number]

/** Ways in which nodemailer does not get as far as an answer about the e-mail. */
const away: ReadonlySet<string> = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EPROTOCOL',
])

/**
 * The cause of a failure by the code that was kept of it: nodemailer's with the mail server's own number ("EENVELOPE 550"),
 * the five characters of PostgreSQL, or "timeout" of the queue itself; null where none was kept.
 */
export function causeOf(code: string | null): FailureCause {
  if (code === null) return 'unexpected'
  if (code === 'timeout') return 'too-long'
  const [word = '', number = ''] = code.split(' ')
  if (word === 'EAUTH') return 'mail-server-shut'
  if (word === 'EENVELOPE' || word === 'EMESSAGE')
    return number >= '500' ? 'address-refused' : 'mail-server-busy'
  if (away.has(word)) return number === '' ? 'mail-server-away' : 'mail-server-busy'
  return /^[0-9A-Z]{5}$/.test(word) ? 'database' : 'unexpected'
}
