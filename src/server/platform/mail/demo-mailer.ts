import type { JobsPool } from '#server/platform/db/pool.ts'
import { storeDemoMail } from './demo-mail-repository.ts'
import type { ClosableMailer } from './mailer.ts'

/** In a demo no mail leaves the machine: it is kept for the mailbox page. */
export function demoMailer({ jobs, clock }: { jobs: JobsPool; clock: () => Date }): ClosableMailer {
  return {
    send: async ({ messageId, to, subject, text, html, attachments = [] }) => {
      await storeDemoMail(jobs, {
        messageId,
        recipient: to.toLowerCase(),
        subject,
        text,
        html,
        sentAt: clock(),
        attachments,
      })
      return 'sent'
    },
    close: async () => {},
  }
}
