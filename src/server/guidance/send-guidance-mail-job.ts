import type { Day } from '#core/calendar/local-time.ts'
import { defaultLanguage } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { guidanceDueMail } from './guidance-due-email.ts'
import { guidanceLateMail } from './guidance-late-email.ts'
import { guidanceNewsMail } from './guidance-news-email.ts'
import { findGuidanceReader, listOwingGuides } from './guide-repository.ts'

/** Tells a participant of a new message, unless they have read it already. */
export async function sendGuidanceMail(
  { config, keys, mailer, pools }: Deps,
  { messageId }: JobData['send-guidance-mail'],
): Promise<void> {
  const reader = await findGuidanceReader(pools.jobs, messageId)
  if (reader === null) return
  const { email: to, language } = reader
  const unsubscribe = unsubscribeLinksOf(
    { baseUrl: config.baseUrl, keys },
    { to, kind: 'something-new', language },
  )
  await mailer.send({
    to,
    language,
    messageId: keys.mailId('guidance message', messageId),
    ...guidanceNewsMail({ language, brand: config.brand.name, baseUrl: config.baseUrl, unsubscribe }),
  })
}

/** Tells staff, once a day at most, that answers are late. */
export async function sendGuidanceLate(
  { config, keys, mailer }: Deps,
  { day, late, unreadable = 0 }: JobData['send-guidance-late'],
): Promise<void> {
  await mailer.send({
    to: config.brand.supportEmail,
    language: defaultLanguage,
    messageId: keys.mailId('late in guidance', day),
    ...guidanceLateMail({ brand: config.brand.name, late, unreadable }),
  })
}

/** Tells a guide, at most once a day, that answers are due soon. Sends nothing when they have been given since. */
export async function sendGuidanceDue(
  { config, keys, mailer, pools }: Deps,
  { day, by, personId }: JobData['send-guidance-due'],
): Promise<void> {
  const [guide] = await listOwingGuides(pools.jobs, by as Day, personId)
  if (guide === undefined) return
  const { email: to, language } = guide
  await mailer.send({
    to,
    language,
    messageId: keys.mailId('due in guidance', day, personId),
    ...guidanceDueMail({ language, brand: config.brand.name, baseUrl: config.baseUrl }),
  })
}
