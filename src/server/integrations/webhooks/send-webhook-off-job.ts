import { pathIn } from '#core/languages.ts'
import { listReviewAddresses } from '#server/people/roles/role-address-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { webhookOffMail } from './webhook-off-email.ts'
import { findWebhookUrl } from './webhook-repository.ts'
import { hostOf } from './webhooks.ts'

/** Tells owners that a webhook was switched off because it failed for too long. */
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
