import { dayOf } from '#core/calendar/day-of.ts'
import { pathIn } from '#core/languages.ts'
import { reminderOf } from '#core/measures/measure.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { measureReminderMail } from './measure-reminder-email.ts'
import { listMeasureMail } from './measure-reminder-repository.ts'
import { findMeasure } from './measure-repository.ts'
import { findRisk } from './work-risk-repository.ts'

/** Reminds HR and the owner of a measure, unless it has been done, moved or dropped meanwhile. */
export async function sendMeasureReminder(
  deps: Deps,
  { organisationId, measureId, about, day }: JobData['send-measure-reminder'],
): Promise<void> {
  const { clock, config, keys, mailer } = deps
  const { baseUrl, brand } = config
  const due = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const measure = await findMeasure(tx, organisationId, measureId)
    const reminder = measure && reminderOf(measure, dayOf(clock()))
    if (measure === null || reminder?.about !== about || reminder.day !== day) return null
    const risk = await findRisk(tx, organisationId, measure.riskId)
    const readers = await listMeasureMail(tx, organisationId, measure.ownerMemberId)
    return { unit: risk?.unitName ?? '', readers }
  })
  if (due === null) return
  const mails = due.readers.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('measure reminder', `${measureId} ${about} ${day}`, email),
      ...measureReminderMail({
        language,
        brand: brand.name,
        organisation,
        unit: due.unit,
        about,
        day,
        link: `${baseUrl}${pathIn(language, '/atgarder')}?atgard=${measureId}`,
        unsubscribe: unsubscribeLinksOf({ baseUrl, keys }, { to: email, kind: 'measure-reminder', language }),
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
