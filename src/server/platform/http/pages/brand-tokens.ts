import type { Brand } from '#server/platform/config/brand.ts'

/** Elements that stand in a page as they are. Only for what we write ourselves, with everything given in it escaped. */
export type Markup = { readonly markup: string }

/** Values for the `%%NAMES%%` that the build left in pages. */
export type Tokens = Readonly<Record<string, string | Markup>>

/** A phone number is one piece, and an address breaks after its commas only: `Gatan 1,` and `111 11 Stockholm`. */
const keptTogether = (words: string) => words.replace(/(?<!,) /g, '\u00a0')

/** @param baseUrl address of the site without a slash at the end */
export function brandTokens(brand: Brand, baseUrl: string): Tokens {
  return {
    BRAND_NAME: brand.name,
    SUPPORT_EMAIL: brand.supportEmail,
    SUPPORT_PHONE: keptTogether(brand.supportPhone),
    SUPPORT_PHONE_LINK: brand.supportPhoneLink,
    COMPANY_NAME: brand.companyName,
    COMPANY_NUMBER: brand.companyNumber,
    COMPANY_ADDRESS: keptTogether(brand.companyAddress),
    BASE_URL: baseUrl,
  }
}
