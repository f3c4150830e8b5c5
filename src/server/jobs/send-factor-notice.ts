import { asIdentity } from '#server/db/identity-transaction.ts'
import { findReader } from '#server/db/person-repository.ts'
import type { Deps } from '#server/deps.ts'
import { factorNewsMail } from '#server/mail/templates/factor-news.ts'
import { findMailAddresses } from '#server/usecases/own-mail-addresses.ts'
import type { JobData } from './queue.ts'

/** Tells a person, at both addresses, what has become of what they sign in with. */
export async function sendFactorNotice(
  deps: Deps,
  { newsId, personId, news, at }: JobData['send-factor-notice'],
): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const reader = await asIdentity(pools.identity, (tx) => findReader(tx, personId))
  const addresses = await findMailAddresses(deps, personId)
  if (reader === null || addresses === null) return
  const { language } = reader
  for (const to of new Set([addresses.work, addresses.own])) {
    await mailer.send({
      to,
      language,
      messageId: keys.mailId('second factor', newsId, to === addresses.work ? 'work' : 'own'),
      ...factorNewsMail({ language, brand: config.brand, news, at: new Date(at) }),
    })
  }
}
