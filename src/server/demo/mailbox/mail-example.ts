import type { Language } from '#core/languages.ts'
import type { RefusableKind } from '#core/mail/refusable-kinds.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { MailContent } from '#server/platform/mail/mailer.ts'
import type { UnsubscribeLinks } from '#server/platform/mail/unsubscribe-links.ts'

/** One e-mail of the product with example content. */
export type MailExample = {
  /** Name of the file `…-email.ts` that writes it. Each has at least one example. */
  readonly template: string
  readonly write: (language: Language, house: House) => MailContent
}

/** The values shared by all examples. */
export type House = {
  readonly baseUrl: string
  readonly brand: Config['brand']
  /** Links of a demo account, so that those in an example work. */
  readonly unsubscribe: (kind: RefusableKind, language: Language) => UnsubscribeLinks
}
