import { defaultLanguage } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { withWords } from '#server/support/sealed-words.ts'
import { findContactMessage, markNoticed } from './contact-message-repository.ts'
import { contactNoticeMail } from './contact-notice-email.ts'

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
