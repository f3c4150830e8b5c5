import type { RefusableKind } from '#core/mail/refusable-kinds.ts'
import type { Language } from '#text/language.ts'
import type { NeededKind } from './kinds.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** What a template makes: a kind that may be switched off cannot be made without its unsubscribe links. */
export type MailContent = {
  /** Says nothing that a glance at someone's screen should not read. */
  readonly subject: string
  readonly text: string
  readonly html: string
} & Switch

/** Whether an e-mail may be switched off, and where. */
export type Switch =
  | { readonly kind: NeededKind; readonly unsubscribe?: undefined }
  | { readonly kind: RefusableKind; readonly unsubscribe: UnsubscribeLinks }

/** A file that goes with an e-mail. All of ours are text. */
export type Attachment = { readonly name: string; readonly type: string; readonly text: string }

export type Mail = MailContent & {
  readonly attachments?: readonly Attachment[]
  readonly to: string
  readonly language: Language
  /** The same for the same e-mail: a second sending is recognised and not made. `Keys.mailId()` makes one. */
  readonly messageId: string
}

export type Mailer = {
  /**
   * Sends an e-mail once, however often it is asked to; not at all when its reader has switched off its kind.
   * @throws Undeliverable when it never will arrive; anything else when it could not be handed over now.
   */
  send(mail: Mail): Promise<void>
}

/** A mailer as it is opened and closed by main.ts. */
export type ClosableMailer = Mailer & { close(): Promise<void> }

/** The mail server has said no permanently: trying again would change nothing. Names nobody. */
export class Undeliverable extends Error {
  readonly kind: Mail['kind']

  constructor(kind: Mail['kind'], code: string) {
    super(`The mail server refused it for good: ${code}`)
    this.name = 'Undeliverable'
    this.kind = kind
  }
}
