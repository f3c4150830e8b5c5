import type { JobName } from './job-names.ts'

/** What stands in the way of a job, as staff can act on it. */
export const failureCauses = [
  'address-refused',
  'mail-server-busy',
  'mail-server-shut',
  'mail-server-away',
  'mail-server-without-tls',
  'number-refused',
  'sms-gateway-shut',
  'sms-gateway-away',
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
  'EPROTOCOL',
])

/**
 * The cause of a failure by the code that was kept of it: nodemailer's with the mail server's own number ("EENVELOPE 550"),
 * the SMS gateway's ("SMS_400"), the five characters of PostgreSQL, or "timeout" of the queue itself; null where none was kept.
 */
export function causeOf(code: string | null): FailureCause {
  if (code === null) return 'unexpected'
  if (code === 'timeout') return 'too-long'
  const [word = '', number = ''] = code.split(' ')
  // STARTTLS was required and not offered, or failed.
  if (word === 'ETLS') return 'mail-server-without-tls'
  // It lets us in and does not let us send: our sender, or what it thinks of us (server/platform/mail/refusal.ts).
  if (word === 'EAUTH' || word === 'ESENDER') return 'mail-server-shut'
  if (word === 'EENVELOPE' || word === 'EMESSAGE')
    return number >= '500' ? 'address-refused' : 'mail-server-busy'
  if (away.has(word)) return number === '' ? 'mail-server-away' : 'mail-server-busy'
  if (word.startsWith('SMS_')) return causeOfSms(word.slice('SMS_'.length))
  return /^[0-9A-Z]{5}$/.test(word) ? 'database' : 'unexpected'
}

/** `server/platform/sms/sms-gateway.ts` says which answers are about a number. */
function causeOfSms(said: string): FailureCause {
  if (['401', '402', '403'].includes(said)) return 'sms-gateway-shut'
  return said === 'FAILED' || isAboutNumber(Number(said)) ? 'number-refused' : 'sms-gateway-away'
}

/** What a gateway says of the account or of its own load, and not of the number. */
const aboutUs = [401, 402, 403, 404, 405, 408, 425, 429]

/** Whether an SMS gateway that answers with this status refuses the number for good. */
export const isAboutNumber = (status: number): boolean =>
  status >= 400 && status < 500 && !aboutUs.includes(status)

/** A reminder that was refused is struck from the list at once: nothing is left to send. */
export const mayRetry = (job: JobName, cause: FailureCause): boolean =>
  !(job === 'send-due-mail' && cause === 'address-refused')

/** Somebody waits for the end of what is not an e-mail: while it is being tried it is not given up. */
export const mayGiveUp = (job: JobName, givenUp: boolean): boolean => givenUp || job.startsWith('send-')
