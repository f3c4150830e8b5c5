import type { Brand } from '#server/config/brand.ts'

/** Values for the `%%NAMES%%` that the build left in pages. */
export type Tokens = Readonly<Record<string, string>>

/** An address breaks after its commas only: `Gatan 1, 111 11 Stockholm` keeps street with number and code with place. */
const keptTogether = (address: string) => address.replace(/(?<!,) /g, '\u00a0')

/** @param baseUrl address of the site without a slash at the end */
export function brandTokens(brand: Brand, baseUrl: string): Tokens {
  return {
    BRAND_NAME: brand.name,
    SUPPORT_EMAIL: brand.supportEmail,
    SUPPORT_PHONE: brand.supportPhone,
    SUPPORT_PHONE_LINK: brand.supportPhoneLink,
    COMPANY_NAME: brand.companyName,
    COMPANY_NUMBER: brand.companyNumber,
    COMPANY_ADDRESS: keptTogether(brand.companyAddress),
    BASE_URL: baseUrl,
  }
}
