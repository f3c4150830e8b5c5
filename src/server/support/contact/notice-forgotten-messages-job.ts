import type { Deps } from '#server/platform/deps.ts'
import { listUnnoticed } from './contact-message-repository.ts'

const hour = 60 * 60 * 1000

/** A notice's own job retries for some hours; the retries for an older message are over. */
const ownTries = 6 * hour

/** Enqueues notices again that failed while the mail server was unreachable, so that no message is lost. */
export async function noticeForgottenMessages({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock().getTime()
  const ids = await listUnnoticed(pools.jobs, new Date(now - ownTries))
  for (const messageId of ids) {
    const key = `${messageId} ${Math.floor(now / ownTries)}`
    await queue.enqueueNow('send-contact-notice', { messageId }, { key })
  }
}
