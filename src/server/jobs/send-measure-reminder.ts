import { dayOf } from '#core/calendar/day-of.ts'
import { pathIn } from '#core/languages.ts'
import { reminderOf } from '#core/measures/measure.ts'
import { listMeasureMail } from '#server/db/measure-reminder-repository.ts'
import { findMeasure } from '#server/db/measure-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import { findRisk } from '#server/db/work-risk-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { measureReminderMail } from '#server/mail/templates/measure-reminder.ts'
import { unsubscribeLinksOf } from '#server/mail/unsubscribe-links.ts'
import type { JobData } from './queue.ts'
import { sendEach } from './send-each.ts'

/** Reminds the owner of a measure and HR, unless it has been done, moved or dropped meanwhile. */
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
