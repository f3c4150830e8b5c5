import type { Language } from '#core/languages.ts'
import type { RefusableKind } from '#core/mail/refusable-kinds.ts'
import type { NeededKind } from './kinds.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

/** The output of a template. A kind that can be switched off cannot be made without its unsubscribe links. */
export type MailContent = {
  /** Must hold nothing that others may not read at a glance on the screen. */
  readonly subject: string
  readonly text: string
  readonly html: string
} & Switch

/** Whether an e-mail can be switched off, and where. */
export type Switch =
  | { readonly kind: NeededKind; readonly unsubscribe?: undefined }
  | { readonly kind: RefusableKind; readonly unsubscribe: UnsubscribeLinks }

/** A file attached to an e-mail. All of ours are text. */
export type Attachment = { readonly name: string; readonly type: string; readonly text: string }

export type Mail = MailContent & {
  readonly attachments?: readonly Attachment[]
  readonly to: string
  readonly language: Language
  /** The same for the same e-mail, so that a second sending is recognised and skipped. `Keys.mailId()` makes one. */
  readonly messageId: string
}

/** Whether the mail server accepted it, or its reader has switched off its kind. */
export type Sending = 'sent' | 'switched-off'

export type Mailer = {
  /**
   * Sends an e-mail once, however often it is called; not at all when its reader has switched off its kind.
   * @throws Undeliverable when it will never arrive; any other error when a later attempt may succeed.
   */
  send(mail: Mail): Promise<Sending>
}

/** The mailer as main.ts opens and closes it. */
export type ClosableMailer = Mailer & { close(): Promise<void> }

/** The mail server did not accept an e-mail. The error names nobody: of the address only the domain. */
abstract class MailFailure extends Error {
  readonly kind: Mail['kind']
  /** The mail library's code, with the mail server's number where it gave one: "EENVELOPE 550". */
  readonly code: string
  readonly domain: string

  constructor(words: string, { kind, to }: Pick<Mail, 'kind' | 'to'>, code: string) {
    super(`${words}: ${code}`)
    this.kind = kind
    this.code = code
    this.domain = to.slice(to.lastIndexOf('@') + 1).toLowerCase()
  }
}

/** The mail server has refused permanently: a retry would change nothing. */
export class Undeliverable extends MailFailure {
  /** True: the address takes no mail (missing, closed or full). False: the content or the size was refused. */
  readonly isAddress: boolean

  constructor(mail: Pick<Mail, 'kind' | 'to'>, code: string, isAddress: boolean) {
    super('The mail server refused it for good', mail, code)
    this.name = 'Undeliverable'
    this.isAddress = isAddress
  }
}

/** A later attempt may succeed. */
export class Delayed extends MailFailure {
  constructor(mail: Pick<Mail, 'kind' | 'to'>, code: string) {
    super('The mail server refused or was away', mail, code)
    this.name = 'Delayed'
  }
}
