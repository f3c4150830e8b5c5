import { type Mail, type Mailer, Undeliverable } from '#server/platform/mail/mailer.ts'

/**
 * Sends each e-mail, whatever becomes of the others: one dead address keeps nothing from those after it in the list.
 * @returns the first that was refused permanently; the rest of the job is to be done before it is thrown
 * @throws what is worth another try; e-mails that have been sent are then not sent again
 */
export async function sendEach(mailer: Mailer, mails: readonly Mail[]): Promise<Undeliverable | null> {
  const failures: unknown[] = []
  for (const mail of mails) await mailer.send(mail).catch((error: unknown) => void failures.push(error))
  for (const failure of failures) if (!(failure instanceof Undeliverable)) throw failure
  return failures.find((failure) => failure instanceof Undeliverable) ?? null
}
