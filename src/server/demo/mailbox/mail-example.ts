import type { Language } from '#core/languages.ts'
import type { RefusableKind } from '#core/mail/refusable-kinds.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'

/** One e-mail of the product as somebody could get it. */
export type MailExample = {
  /** The file in `templates/` that writes it. Each has one at least. */
  readonly template: string
  readonly write: (language: Language, house: House) => MailContent
}

/** What every example is made with. */
export type House = {
  readonly baseUrl: string
  readonly brand: Config['brand']
  /** Of a demo account, so that the links of an example do what they say. */
  readonly unsubscribe: (kind: RefusableKind, language: Language) => UnsubscribeLinks
}
