import { readOrganisationNumber } from '#core/organisation/organisation-number.ts'
import { type Environment, email, line, type Parse } from './environment.ts'

/** Who runs this installation, as every page and mail says it. */
export type Brand = {
  readonly name: string
  readonly supportEmail: string
  /** As people write it: 08-550 123 45. */
  readonly supportPhone: string
  /** The same number for a `tel:` link, as E.164: +46855012345. */
  readonly supportPhoneLink: string
  readonly companyName: string
  /** Organisation number, NNNNNN-NNNN. */
  readonly companyNumber: string
  readonly companyAddress: string
}

/**
 * For an installation that has not said who runs it. The Swedish Post and Telecom Authority reserves 08-465 004 00 to 99 for
 * fiction; the organisation number has a valid check digit and belongs to no company.
 */
const example = {
  BRAND_NAME: 'Andrum',
  SUPPORT_EMAIL: 'hej@andrum.example',
  SUPPORT_PHONE: '08-465 004 00',
  COMPANY_NAME: 'Andrum Exempel AB',
  COMPANY_NUMBER: '559999-9991',
  COMPANY_ADDRESS: 'Exempelgatan 1, 111 11 Stockholm',
} as const

type BrandVariable = keyof typeof example

/** @returns the brand, and which variables it had to invent. */
export function readBrand(env: Environment): { brand: Brand; invented: readonly BrandVariable[] } {
  const invented: BrandVariable[] = []
  const take = (name: BrandVariable, parse: Parse<string>): string => {
    const value = env.optional(name, parse)
    if (value === undefined) invented.push(name)
    return value ?? example[name]
  }
  const supportPhone = take('SUPPORT_PHONE', phone)
  const brand: Brand = {
    name: take('BRAND_NAME', line(60)),
    supportEmail: take('SUPPORT_EMAIL', email),
    supportPhone,
    supportPhoneLink: toInternational(supportPhone),
    companyName: take('COMPANY_NAME', line(120)),
    companyNumber: take('COMPANY_NUMBER', organisationNumber),
    companyAddress: take('COMPANY_ADDRESS', line(200)),
  }
  return { brand, invented }
}

/** Digits in groups, with area code or country code; E.164 allows 15 digits at most. */
const phone: Parse<string> = (text) => {
  const digits = text.replaceAll(/\D/g, '').length
  return /^(\+|0)[\d ()-]+$/.test(text) && digits >= 7 && digits <= 15
    ? { value: text }
    : { wrong: `must be a phone number like 08-550 123 45 or +46 8 550 123 45, and is "${text}"` }
}

/** E.164; a number without country code is Swedish. */
function toInternational(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  return number.startsWith('+') ? `+${digits}` : `+46${digits.slice(1)}`
}

const organisationNumber: Parse<string> = (text) => {
  const number = readOrganisationNumber(text)
  return number === null
    ? { wrong: `must be an organisation number like 559999-9991, with its check digit, and is "${text}"` }
    : { value: number }
}
