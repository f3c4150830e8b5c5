import { pathIn } from '#core/languages.ts'
import { findApiKeyName } from '#server/integrations/api-keys/api-key-repository.ts'
import { listReviewAddresses } from '#server/people/roles/role-address-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { sendEach } from '#server/platform/queue/send-each.ts'
import { programStopMail } from './program-stop-email.ts'

/** Tells HR and owners that the limits stopped a program which keeps the list. */
export async function sendProgramStop(
  deps: Deps,
  { organisationId, keyId, day }: JobData['send-program-stop'],
): Promise<void> {
  const { config, keys, mailer } = deps
  const { program, readers } = await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => ({
    program: await findApiKeyName(tx, organisationId, keyId),
    readers: [
      ...(await listReviewAddresses(tx, organisationId, 'hr')),
      ...(await listReviewAddresses(tx, organisationId, 'owner')),
    ],
  }))
  if (program === null) return
  const once = new Map(readers.map((reader) => [reader.email, reader])).values()
  const mails = [...once].map(
    ({ email, language, organisation }): Mail => ({
      to: email,
      language,
      messageId: keys.mailId('program stop', `${keyId} ${day}`, email),
      ...programStopMail({
        language,
        brand: config.brand.name,
        organisation,
        program,
        link: config.baseUrl + pathIn(language, '/personer-och-enheter'),
      }),
    }),
  )
  const refused = await sendEach(mailer, mails)
  if (refused !== null) throw refused
}
