import { type Mail, type Mailer, Undeliverable } from '#server/platform/mail/mailer.ts'

/**
 * Sends each e-mail, whatever happens to the others: a dead address does not stop those after it in the list.
 * @returns the first permanent failure; the caller finishes the rest of the job before throwing it
 * @throws an error worth a retry; the retry does not send the e-mails again that have been sent
 */
export async function sendEach(mailer: Mailer, mails: readonly Mail[]): Promise<Undeliverable | null> {
  const failures: unknown[] = []
  for (const mail of mails) await mailer.send(mail).catch((error: unknown) => void failures.push(error))
  for (const failure of failures) if (!(failure instanceof Undeliverable)) throw failure
  return failures.find((failure) => failure instanceof Undeliverable) ?? null
}
