import { houseLanguage } from '#core/languages.ts'
import { findContactMessage, markNoticed } from '#server/db/contact-message-repository.ts'
import type { Deps } from '#server/deps.ts'
import { contactNoticeMail } from '#server/mail/templates/contact-notice.ts'
import { withWords } from '#server/usecases/sealed-words.ts'
import type { JobData } from './queue.ts'

/** Mails a message to staff, in Swedish: they read both languages, the message stands as it was written. */
export async function sendContactNotice(
  deps: Deps,
  { messageId }: JobData['send-contact-notice'],
): Promise<void> {
  const { clock, config, keys, mailer, pools } = deps
  const message = await findContactMessage(pools.jobs, messageId)
  if (message === undefined || message.noticedAt !== null) return
  await mailer.send({
    to: config.brand.supportEmail,
    language: houseLanguage,
    messageId: keys.mailId('contact notice', messageId),
    ...contactNoticeMail({ brand: config.brand.name, message: withWords(keys, message) }),
  })
  await markNoticed(pools.jobs, messageId, clock())
}
