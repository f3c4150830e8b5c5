import type { Language } from '#core/languages.ts'
import type { Brand } from '#server/platform/config/brand.ts'
import { fill } from '#text/messages.ts'
import { serverTexts } from '#text/server-texts.ts'

/** HTML that is inserted unescaped. Only for markup that we write ourselves, with every given value in it escaped. */
export type Markup = { readonly markup: string }

/** Values for the `%%NAMES%%` that the build leaves in pages. */
export type Tokens = Readonly<Record<string, string | Markup>>

/** Keeps a phone number on one line, and breaks an address only after its commas: `Gatan 1,` and `111 11 Stockholm`. */
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

/** Words for texts about retention where the database's write-ahead log is kept (decision 0695); empty where it is not. */
export function recoveryTokens(hours: number | undefined, language: Language): Tokens {
  const { afterwards, kept } = serverTexts[language].recovery
  const added = (text: string) => (hours === undefined ? '' : ` ${fill(text, language, { hours })}`)
  return { RECOVERY_AFTERWARDS: added(afterwards), RECOVERY_KEPT: added(kept) }
}
