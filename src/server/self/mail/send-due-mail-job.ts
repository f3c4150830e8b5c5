import { dueTooLong, isDueKind } from '#core/mail/due-kinds.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Undeliverable } from '#server/platform/mail/mailer.ts'
import { unsubscribeLinksOf } from '#server/platform/mail/unsubscribe-links.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { dueMail } from './due-email.ts'
import { dropLateMail, findDueMail, listDueMail, removeDueMail } from './due-mail-repository.ts'

/** The most e-mails of one run; the rest follow a minute later. */
const most = 5000

/**
 * Enqueues every scheduled e-mail that is due; its id is the job's key, so that it has one job. Drops those that are more than
 * twelve hours late.
 */
export async function enqueueDueMail({ clock, log, pools, queue }: Deps): Promise<void> {
  const now = clock()
  const dropped = await dropLateMail(pools.jobs, dueTooLong(now))
  if (dropped > 0)
    log.warn({ mails: dropped }, 'Reminders were dropped: they were more than twelve hours late')
  for (const dueMailId of await listDueMail(pools.jobs, now, most)) {
    await queue.enqueueNow('send-due-mail', { dueMailId }, { key: dueMailId })
  }
}

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
