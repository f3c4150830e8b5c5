import type { Brand } from '#server/config/brand.ts'

/** Values for the `%%NAMES%%` that the build left in pages. */
export type Tokens = Readonly<Record<string, string>>

/** @param baseUrl address of the site without a slash at the end */
export function brandTokens(brand: Brand, baseUrl: string): Tokens {
  return {
    BRAND_NAME: brand.name,
    SUPPORT_EMAIL: brand.supportEmail,
    SUPPORT_PHONE: brand.supportPhone,
    SUPPORT_PHONE_LINK: brand.supportPhoneLink,
    COMPANY_NAME: brand.companyName,
    COMPANY_NUMBER: brand.companyNumber,
    COMPANY_ADDRESS: brand.companyAddress,
    BASE_URL: baseUrl,
  }
}
