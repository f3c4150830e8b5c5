import { localTimeAt } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { answersToTellOf } from '#core/guidance/guidance.ts'
import { defaultLanguage } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { guidanceDueMail } from './guidance-due-email.ts'
import { guidanceLateMail } from './guidance-late-email.ts'
import { guidanceNewsMail } from './guidance-news-email.ts'
import { settleGuidances } from './guidance-repository.ts'
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

/** Tells staff, once a day at most, that answers are late, or that nobody stands in for a guide who is away. */
export async function sendGuidanceLate(
  { config, keys, mailer }: Deps,
  { day, late, unreadable = 0, alone = 0 }: JobData['send-guidance-late'],
): Promise<void> {
  await mailer.send({
    to: config.brand.supportEmail,
    language: defaultLanguage,
    messageId: keys.mailId('late in guidance', day),
    ...guidanceLateMail({ brand: config.brand.name, late, unreadable, alone }),
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

/**
 * Ends absences and guidances whose last day has passed, and enqueues two e-mails, each at most once a day: to staff while
 * answers are late or nobody stands in for a guide who is away, and in the morning of a working day to each guide who owes an answer that day or the next.
 */
export async function lookAfterGuidance({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const { day, time } = localTimeAt(now)
  const late = await settleGuidances(pools.jobs, day, now)
  if (late.late + late.alone > 0) await queue.enqueueNow('send-guidance-late', { day, ...late }, { key: day })
  const by = answersToTellOf(day, time)
  if (by === null) return
  for (const { personId } of await listOwingGuides(pools.jobs, by, null))
    await queue.enqueueNow('send-guidance-due', { day, by, personId }, { key: `${day} ${personId}` })
}
