import type { Language } from '#core/languages.ts'
import type { RefusableKind } from '#core/mail/refusable-kinds.ts'
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

/** Whether the mail server has it, or its reader has switched off its kind. */
export type Sending = 'sent' | 'switched-off'

export type Mailer = {
  /**
   * Sends an e-mail once, however often it is asked to; not at all when its reader has switched off its kind.
   * @throws Undeliverable when it never will arrive; anything else when it could not be handed over now.
   */
  send(mail: Mail): Promise<Sending>
}

/** A mailer as it is opened and closed by main.ts. */
export type ClosableMailer = Mailer & { close(): Promise<void> }

/** The mail server did not take an e-mail. Names nobody: of the address only what stands after the @. */
abstract class MailFailure extends Error {
  readonly kind: Mail['kind']
  /** Of the mail library, with the mail server's number where it said one: "EENVELOPE 550". */
  readonly code: string
  readonly domain: string

  constructor(words: string, { kind, to }: Pick<Mail, 'kind' | 'to'>, code: string) {
    super(`${words}: ${code}`)
    this.kind = kind
    this.code = code
    this.domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase()
  }
}

/** The mail server has said no permanently: trying again by itself would change nothing. */
export class Undeliverable extends MailFailure {
  /** Nobody is written to there; otherwise what the e-mail says or how large it is was refused, of a reader who may well be there. */
  readonly isAddress: boolean

  constructor(mail: Pick<Mail, 'kind' | 'to'>, code: string, isAddress: boolean) {
    super('The mail server refused it for good', mail, code)
    this.name = 'Undeliverable'
    this.isAddress = isAddress
  }
}

/** It may arrive later. */
export class Delayed extends MailFailure {
  constructor(mail: Pick<Mail, 'kind' | 'to'>, code: string) {
    super('The mail server refused or was away', mail, code)
    this.name = 'Delayed'
  }
}
