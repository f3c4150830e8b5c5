import type { Day } from '#core/calendar/local-time.ts'
import { defaultLanguage, pathIn } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { supportLateMail } from './support-late-email.ts'
import { findSupportMail, markStep } from './support-mail-repository.ts'
import { supportWaitingMail } from './support-waiting-email.ts'

/** Tells staff and the sender that nobody has answered in time. */
export async function sendSupportEscalation(
  { clock, config, keys, mailer, pools }: Deps,
  { requestId }: JobData['send-support-escalation'],
): Promise<void> {
  const request = await findSupportMail(pools.jobs, requestId)
  if (request === null || request.state !== 'sent') return
  const { name: brand, supportEmail } = config.brand
  const refused = await sendEach(mailer, [
    {
      to: supportEmail,
      language: defaultLanguage,
      messageId: keys.mailId('support late', requestId),
      ...supportLateMail({
        brand,
        receiver: request.receiver,
        organisation: request.organisation ?? '',
        email: request.receiverEmail ?? '',
        promisedOn: request.promisedOn as Day,
        inbox: `${config.baseUrl}/stodforfragningar`,
      }),
    },
    {
      to: request.senderEmail,
      language: request.senderLanguage,
      messageId: keys.mailId('support waiting', requestId),
      ...supportWaitingMail({
        language: request.senderLanguage,
        brand,
        link: config.baseUrl + pathIn(request.senderLanguage, '/stod'),
      }),
    },
  ])
  await markStep(pools.jobs, requestId, 'escalatedAt', clock())
  if (refused !== null) throw refused
}
