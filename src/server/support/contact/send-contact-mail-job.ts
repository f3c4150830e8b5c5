import { defaultLanguage } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { withWords } from '#server/support/sealed-words.ts'
import { findContactMessage, listUnnoticed, markNoticed } from './contact-message-repository.ts'
import { contactNoticeMail } from './contact-notice-email.ts'
import { contactReceiptMail } from './contact-receipt-email.ts'

/** Mails a message to staff, in Swedish: they read both languages, and the message stays as it was written. */
export async function sendContactNotice(
  deps: Deps,
  { messageId }: JobData['send-contact-notice'],
): Promise<void> {
  const { clock, config, keys, mailer, pools } = deps
  const message = await findContactMessage(pools.jobs, messageId)
  if (message === undefined || message.noticedAt !== null) return
  await mailer.send({
    to: config.brand.supportEmail,
    language: defaultLanguage,
    messageId: keys.mailId('contact notice', messageId),
    ...contactNoticeMail({ brand: config.brand.name, message: withWords(keys, message) }),
  })
  await markNoticed(pools.jobs, messageId, clock())
}

/** Confirms to the sender that the message has arrived. It repeats none of it: the address may be somebody else's. */
export async function sendContactReceipt(
  deps: Deps,
  { messageId }: JobData['send-contact-receipt'],
): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const message = await findContactMessage(pools.jobs, messageId)
  if (message === undefined) return
  const { email, language } = withWords(keys, message)
  await mailer.send({
    to: email,
    language,
    messageId: keys.mailId('contact receipt', messageId),
    ...contactReceiptMail({ language, brand: config.brand }),
  })
}

const hour = 60 * 60 * 1000

/** A notice's own job retries for some hours; the retries for an older message are over. */
const ownTries = 6 * hour

/** Enqueues notices again that failed while the mail server was unreachable, so that no message is lost. */
export async function noticeForgottenMessages({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock().getTime()
  const ids = await listUnnoticed(pools.jobs, new Date(now - ownTries))
  for (const messageId of ids) {
    const key = `${messageId} ${Math.floor(now / ownTries)}`
    await queue.enqueueNow('send-contact-notice', { messageId }, { key })
  }
}
