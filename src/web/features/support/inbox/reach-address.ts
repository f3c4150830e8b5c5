import { isEmail } from '#core/mail/email-address.ts'

/** The `tel:` or `mailto:` address of a text that is exactly one phone number or e-mail address; null for other texts. */
export function reachAddress(reach: string): string | null {
  const text = reach.trim()
  if (isEmail(text)) return `mailto:${text}`
  // The zero in brackets is for calls from within the country.
  const digits = text.replace(/^(\+.*)\(0\)/, '$1').replace(/[\s()\u2011-]/g, '')
  return /^\+?\d{6,15}$/.test(digits) ? `tel:${digits}` : null
}
