import { isRefusableKind } from '#core/mail/refusable-kinds.ts'
import { listRefusedKindsOf } from '#server/db/mail-refusal-repository.ts'
import type { JobsPool } from '#server/db/pool.ts'
import { gather } from '#server/gather.ts'
import type { Keys } from '#server/keys/keys.ts'
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
