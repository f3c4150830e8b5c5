/** Country code and number (E.164), the form of the gateway and of the database. */
const e164 = /^\+[1-9]\d{6,14}$/
/** Swedish mobile numbers begin with 70, 72, 73, 76 or 79 and have nine digits after the country code. */
const swedishMobile = /^\+467[02369]\d{7}$/

/** A spreadsheet that reads a number as a figure drops its zero or its plus. Such digits count only if they can be Swedish. */
function withCountry(digits: string): string {
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  if (digits.startsWith('46')) return `+${digits}`
  return `+46${digits.replace(/^0/, '')}`
}

/**
 * A mobile number as HR's systems write it, `070-123 45 67` or `+46 (0)70 123 45 67`, as +46701234567; null for anything
 * else. A number without a country code is Swedish; for other countries only the form is validated.
 */
export function readMobileNumber(text: string): string | null {
  // Our exports put an apostrophe before a plus, so that no spreadsheet takes it for a formula.
  const compact = text
    .replace(/^'/, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s\p{Pd}./()]/gu, '')
  const digits = compact.startsWith('+') ? compact.slice(1) : compact
  if (!/^\d+$/.test(digits)) return null
  const number = compact.startsWith('+') ? compact : withCountry(digits)
  if (!e164.test(number)) return null
  return number.startsWith('+46') && !swedishMobile.test(number) ? null : number
}
