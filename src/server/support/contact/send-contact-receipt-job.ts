import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { withWords } from '#server/support/sealed-words.ts'
import { findContactMessage } from './contact-message-repository.ts'
import { contactReceiptMail } from './contact-receipt-email.ts'

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
