import type { Language } from '#text/language.ts'

export type Mail = {
  readonly to: string
  /** Says nothing that a glance at someone's screen should not read. */
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly language: Language
  /** The same for the same mail: a second sending is recognised and not made. `Keys.mailId()` makes one. */
  readonly messageId: string
}

export type Mailer = {
  /**
   * Sends a mail once, however often it is asked to.
   * @throws when it could not be handed over; the job that asked tries again later.
   */
  send(mail: Mail): Promise<void>
}

/** A mailer as it is opened and closed by main.ts. */
export type ClosableMailer = Mailer & { close(): Promise<void> }
