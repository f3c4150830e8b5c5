import { isRefusableKind } from '#core/mail/refusable-kinds.ts'
import { gather } from '#server/platform/batch/gather.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { storeDemoMail } from './demo-mail-repository.ts'
import { listRefusedKindsOf } from './mail-refusal-repository.ts'
import type { ClosableMailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

type Beside = {
  readonly jobs: JobsPool
  readonly clock: () => Date
  readonly keys: Pick<Keys, 'mailAddressHash'>
}

type Settings = Pick<Config, 'demo' | 'smtpUrl' | 'mailFrom' | 'baseUrl'>

/** The operator's mail server or, in a demo, none. */
export function openMailer(config: Settings, beside: Beside): ClosableMailer {
  return refusingMailer(config.demo ? demoMailer(beside) : mailerOf(config, beside), beside)
}

function mailerOf(config: Settings, beside: Beside): ClosableMailer {
  if (config.smtpUrl === undefined) throw new Error('readConfig() lets nobody through without SMTP_URL')
  const { hostname } = new URL(config.baseUrl)
  return smtpMailer({ ...beside, smtpUrl: config.smtpUrl, from: config.mailFrom, domain: hostname })
}

/** In a demo no mail leaves the machine: it is stored for the mailbox page. */
function demoMailer({ jobs, clock }: { jobs: JobsPool; clock: () => Date }): ClosableMailer {
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

/** The one place that checks whether the reader has switched off a kind of mail: then it sends nothing, without an error. */
function refusingMailer(
  mailer: ClosableMailer,
  { jobs, keys }: { readonly jobs: JobsPool; readonly keys: Pick<Keys, 'mailAddressHash'> },
): ClosableMailer {
  const refusedBy = gather((hashes: readonly Buffer[]) => listRefusedKindsOf(jobs, hashes))
  return {
    async send(mail) {
      if (isRefusableKind(mail.kind)) {
        const refused = await refusedBy(keys.mailAddressHash(mail.to))
        if (refused.includes(mail.kind)) return 'switched-off'
      }
      return mailer.send(mail)
    },
    close: () => mailer.close(),
  }
}
