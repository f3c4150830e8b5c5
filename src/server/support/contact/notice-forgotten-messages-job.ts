import type { Deps } from '#server/platform/deps.ts'
import { listUnnoticed } from './contact-message-repository.ts'

const hour = 60 * 60 * 1000

/** A notice is tried for some hours by its own job; a message older than this one has run out of tries. */
const ownTries = 6 * hour

/** Enqueues again the notices that failed while the mail server was unreachable: no message is ever lost. */
export async function noticeForgottenMessages({ clock, pools, queue }: Deps): Promise<void> {
  const now = clock().getTime()
  const ids = await listUnnoticed(pools.jobs, new Date(now - ownTries))
  for (const messageId of ids) {
    const key = `${messageId} ${Math.floor(now / ownTries)}`
    await queue.enqueueNow('send-contact-notice', { messageId }, { key })
  }
}
