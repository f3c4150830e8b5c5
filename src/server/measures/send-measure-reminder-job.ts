import { dayOf } from '#core/calendar/instant-of.ts'
import { pathIn } from '#core/languages.ts'
import { reminderToSend } from '#core/measures/measure.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { type MeasureToRemindOf, measureReminderMail } from './measure-reminder-email.ts'
import { listMeasureMail, type MeasureMail, markReminded } from './measure-reminder-repository.ts'
import { listMeasures } from './measure-repository.ts'
import { listRisks } from './work-risk-repository.ts'

/**
 * Reminds HR of all measures whose day is near, and each owner of their own, in one e-mail each. A measure with a new day is reminded
 * of anew. Does nothing after its day: the job of the next one has what this one could not send.
 */
export async function sendMeasureReminder(
  deps: Deps,
  { organisationId, day }: JobData['send-measure-reminder'],
): Promise<void> {
  const { clock, config, keys, mailer, pools } = deps
  const { baseUrl, brand } = config
  if (day !== dayOf(clock())) return
  const { pending, readers } = await asHr(pools.app, { organisationId, personId: null }, async (tx) => {
    const unitOf = new Map((await listRisks(tx, organisationId)).map(({ id, unitName }) => [id, unitName]))
    const pending = (await listMeasures(tx, organisationId)).flatMap((measure) => {
      const reminder = reminderToSend(measure, day)
      return reminder === null ? [] : [{ ...measure, reminder, unit: unitOf.get(measure.riskId) ?? '' }]
    })
    return { pending, readers: await listMeasureMail(tx, organisationId) }
  })
  const mailTo = (
    { email, language, organisation }: MeasureMail,
    measures: readonly MeasureToRemindOf[],
  ): Mail => ({
    to: email,
    language,
    messageId: keys.mailId('measure reminder', `${organisationId} ${day}`, email),
    ...measureReminderMail({
      language,
      brand: brand.name,
      organisation,
      measures,
      page: `${baseUrl}${pathIn(language, '/atgarder')}`,
      unsubscribe: unsubscribeLinksOf({ baseUrl, keys }, { to: email, kind: 'measure-reminder', language }),
    }),
  })
  const mails = readers.flatMap((reader) => {
    const theirs = pending.filter(({ ownerMemberId }) => reader.runs || ownerMemberId === reader.memberId)
    return theirs.length === 0 ? [] : [mailTo(reader, theirs)]
  })
  const refused = await sendEach(mailer, mails)
  for (const { id, reminder } of pending) await markReminded(pools.jobs, { organisationId, id }, reminder)
  if (refused !== null) throw refused
}
