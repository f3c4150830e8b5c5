import { isIP } from 'node:net'

/**
 * The name in our greeting to the mail server (EHLO): that of the site. Without it nodemailer says `[127.0.0.1]` where the
 * machine has no full name, as in a container, and relays of Google and others refuse that. `?name=` in SMTP_URL overrides it.
 */
export const greetingAs = (hostname: string): { readonly name?: string } =>
  hostname.includes('.') && isIP(hostname) === 0 ? { name: hostname } : {}
