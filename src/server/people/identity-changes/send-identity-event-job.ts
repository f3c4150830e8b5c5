import { pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { findIdentityChange } from './identity-change-repository.ts'
import { identityEventMail } from './identity-event-email.ts'

/**
 * Tells the old address, with the link that stops the change, and the new one, without it. Somebody who had no address, or whose
 * name changes, has no old one.
 */
export async function sendIdentityEvent(
  { config, keys, mailer, pools }: Deps,
  { changeId }: JobData['send-identity-news'],
): Promise<void> {
  const change = await findIdentityChange(pools.jobs, changeId)
  // The change was stopped, withdrawn or applied.
  if (change === null) return
  const { language, oldEmail, newEmail } = change
  const write = (to: string, link: string | null): Mail => ({
    to,
    language,
    messageId: keys.mailId('identity news', changeId, to),
    ...identityEventMail({ ...change, brand: config.brand.name, link }),
  })
  const page = config.baseUrl + pathIn(language, '/stoppa-andring')
  const mails: Mail[] = []
  if (oldEmail !== null) mails.push(write(oldEmail, `${page}#${keys.identityChangeToken(changeId)}`))
  if (newEmail !== null) mails.push(write(newEmail, null))
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
