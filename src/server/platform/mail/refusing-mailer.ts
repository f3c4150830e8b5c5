import { isRefusableKind } from '#core/mail/refusable-kinds.ts'
import { gather } from '#server/platform/batch/gather.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { listRefusedKindsOf } from './mail-refusal-repository.ts'
import type { ClosableMailer } from './mailer.ts'

/** The one place where it is asked whether somebody has switched a kind of mail off: then nothing is sent, without an error. */
export function refusingMailer(
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
