import type { JobsPool } from '#server/platform/db/pool.ts'
import { claimMails, markMailsSent, releaseMail } from '#server/platform/mail/sent-mail-repository.ts'

/** How long a claim on a message lasts, in ms: longer than any sending, so that no other process begins one meanwhile. */
const claimTime = 30_000

/** Our table remembers sent messages, as for e-mails: the gateway knows no id of ours. A process killed in between sends again. */
export async function sendOnce(
  { jobs, clock }: { readonly jobs: JobsPool; readonly clock: () => Date },
  id: string,
  send: () => Promise<void>,
): Promise<void> {
  const now = clock()
  const [claim] = await claimMails(jobs, [id], { now, until: new Date(now.getTime() + claimTime) })
  if (claim === 'sent') return
  if (claim === 'under-way') throw new Error('Another worker is sending this SMS')
  try {
    await send()
  } catch (error) {
    await releaseMail(jobs, id)
    throw error
  }
  await markMailsSent(jobs, [id], clock())
}
