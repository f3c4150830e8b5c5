import type { JobName } from './job-names.ts'

/** Causes of a failed job, as staff can act on them. */
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

/** Codes of nodemailer for failures before the mail server says anything about the e-mail. */
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
 * The cause of a failure by its stored code: nodemailer's with the mail server's own number ("EENVELOPE 550"), the SMS
 * gateway's ("SMS_400"), the five characters of PostgreSQL, or "timeout" of the queue itself; null where none was stored.
 */
export function causeOf(code: string | null): FailureCause {
  if (code === null) return 'unexpected'
  if (code === 'timeout') return 'too-long'
  const [word = '', number = ''] = code.split(' ')
  // STARTTLS was required, and was not offered or failed.
  if (word === 'ETLS') return 'mail-server-without-tls'
  // The mail server refuses our credentials, our sender, or us by our reputation (server/platform/mail/refusal.ts).
  if (word === 'EAUTH' || word === 'ESENDER') return 'mail-server-shut'
  if (word === 'EENVELOPE' || word === 'EMESSAGE')
    return number >= '500' ? 'address-refused' : 'mail-server-busy'
  if (away.has(word)) return number === '' ? 'mail-server-away' : 'mail-server-busy'
  if (word.startsWith('SMS_')) return causeOfSms(word.slice('SMS_'.length))
  return /^[0-9A-Z]{5}$/.test(word) ? 'database' : 'unexpected'
}

/** `server/platform/sms/sms-gateway.ts` says which responses are about a number. */
function causeOfSms(said: string): FailureCause {
  if (['401', '402', '403'].includes(said)) return 'sms-gateway-shut'
  return said === 'FAILED' || isAboutNumber(Number(said)) ? 'number-refused' : 'sms-gateway-away'
}

/** Statuses about our account or the gateway's own load, not about the number. */
const aboutUs = [401, 402, 403, 404, 405, 408, 425, 429]

/** Whether this status of an SMS gateway refuses the number permanently. */
export const isAboutNumber = (status: number): boolean =>
  status >= 400 && status < 500 && !aboutUs.includes(status)

/** A refused reminder is removed from the list at once: nothing is left to send. */
export const mayRetry = (job: JobName, cause: FailureCause): boolean =>
  !(job === 'send-due-mail' && cause === 'address-refused')

/** A person waits for the result of a job that is no e-mail, so nobody can give it up while the worker retries it. */
export const mayGiveUp = (job: JobName, givenUp: boolean): boolean => givenUp || job.startsWith('send-')
