import { isDueKind } from '#core/mail/due-kinds.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Undeliverable } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { dueMail } from './due-email.ts'
import { findDueMail, removeDueMail } from './due-mail-repository.ts'

/**
 * Sends one scheduled e-mail and deletes it from the list. Does nothing for one that has been sent, dropped or is no longer
 * wanted.
 */
export async function sendDueMail(deps: Deps, { dueMailId }: JobData['send-due-mail']): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const due = await findDueMail(pools.jobs, dueMailId)
  if (due === null) return
  const { kind, dueAt, email, language } = due
  if (!isDueKind(kind)) throw new Error(`Nobody knows how to write a mail of the kind ${kind}`)
  try {
    await mailer.send({
      to: email,
      language,
      messageId: keys.mailId('due mail', dueMailId),
      ...dueMail({
        kind,
        language,
        brand: config.brand.name,
        baseUrl: config.baseUrl,
        dueAt,
        unsubscribe: unsubscribeLinksOf({ baseUrl: config.baseUrl, keys }, { to: email, kind, language }),
      }),
    })
  } catch (error) {
    // The job ends here, and no later run may pick the e-mail up again.
    if (error instanceof Undeliverable) await removeDueMail(pools.jobs, dueMailId)
    throw error
  }
  await removeDueMail(pools.jobs, dueMailId)
}
