import { findContactMessage } from '#server/db/contact-message-repository.ts'
import type { Deps } from '#server/deps.ts'
import { contactReceiptMail } from '#server/mail/templates/contact-receipt.ts'
import { withWords } from '#server/usecases/sealed-words.ts'
import type { JobData } from './queue.ts'

/** Tells the sender that the message has arrived. It repeats nothing of it: the address may be somebody else's. */
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
