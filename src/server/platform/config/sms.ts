import type { SmsSettings } from '#server/platform/sms/sms-gateway.ts'
import { address, type Environment, line, type Parse } from './environment.ts'

/** What a phone shows as the sender: a number, or up to eleven letters and digits. */
const smsSender: Parse<string> = (text) =>
  /^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9]{1,11})$/.test(text)
    ? { value: text }
    : { wrong: 'must be a number like +46701234567, or at most eleven of A–Z, a–z and 0–9' }

/** `SMS_URL`, `SMS_USER`, `SMS_PASSWORD`, `SMS_FROM`: all of them, or the product sends no SMS. */
export function readSms(env: Environment): SmsSettings | undefined {
  const url = env.optional('SMS_URL', address('https'))
  const given = {
    SMS_USER: env.optional('SMS_USER', line(200)),
    SMS_PASSWORD: env.optional('SMS_PASSWORD', line(200)),
    SMS_FROM: env.optional('SMS_FROM', smsSender),
  }
  const { SMS_USER: user, SMS_PASSWORD: password, SMS_FROM: from } = given
  if (url !== undefined && user !== undefined && password !== undefined && from !== undefined)
    return { url: url.href, user, password, from }
  if (url === undefined && Object.values(given).every((value) => value === undefined)) return undefined
  const missing = Object.entries({ SMS_URL: url, ...given }).filter(([, value]) => value === undefined)
  for (const [name] of missing) {
    if (!env.problems.some((problem) => problem.startsWith(`${name} `)))
      env.refuse(name, 'is missing: SMS takes SMS_URL, SMS_USER, SMS_PASSWORD and SMS_FROM together')
  }
  return undefined
}
