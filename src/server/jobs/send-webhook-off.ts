import { pathIn } from '#core/languages.ts'
import { listReviewAddresses } from '#server/db/list-review-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import { findWebhookUrl } from '#server/db/webhook-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { webhookOffMail } from '#server/mail/templates/webhook-off.ts'
import { hostOf } from '#server/usecases/webhooks.ts'
import type { JobData } from './queue.ts'
import { sendEach } from './send-each.ts'

/** Tells owners that a webhook has failed for so long that it was switched off. */
export async function sendWebhookOff(
  deps: Deps,
  { organisationId, webhookId, at }: JobData['send-webhook-off'],
): Promise<void> {
  const { config, keys, mailer } = deps
  const { url, owners } = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => ({
    url: await findWebhookUrl(tx, organisationId, webhookId),
    owners: await listReviewAddresses(tx, organisationId, 'owner'),
  }))
  if (url === null) return
  const mails = owners.map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('webhook off', `${webhookId} ${at}`, email),
      ...webhookOffMail({
        language,
        brand: config.brand.name,
        organisation,
        host: hostOf(url),
        link: config.baseUrl + pathIn(language, '/integrationer'),
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
