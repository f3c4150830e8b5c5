import { isIP } from 'node:net'

/**
 * How we introduce ourselves to the mail server (EHLO): by the name of the site. Without one nodemailer says `[127.0.0.1]` where the
 * machine has no full name, as in a container, and relays of Google and others turn that away. `?name=` in SMTP_URL overrides it.
 */
export const greetingAs = (hostname: string): { readonly name?: string } =>
  hostname.includes('.') && isIP(hostname) === 0 ? { name: hostname } : {}
