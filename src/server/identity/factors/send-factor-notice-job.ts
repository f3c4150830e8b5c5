import { findMailAddresses } from '#server/identity/addresses/own-mail-addresses.ts'
import { findReader } from '#server/identity/person-repository.ts'
import { findRoles } from '#server/people/organisation/membership-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { factorEventMail } from './factor-event-email.ts'
import { doneByProvider } from './tell-of-factor.ts'

/**
 * Tells a person about a change of their sign-in methods, at their own address. The work address gets it too where they have a role,
 * whose log says it as well, or where the provider made the change. Otherwise the work mailbox would show when they use the product.
 */
export async function sendFactorNotice(
  deps: Deps,
  { newsId, personId, news, at, onlyPrivate = false }: JobData['send-factor-notice'],
): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const reader = await asIdentity(pools.identity, (tx) => findReader(tx, personId))
  const addresses = await findMailAddresses(deps, personId)
  if (reader === null || addresses === null) return
  const { language } = reader
  const { staff, memberships } = await readAsPerson(deps, personId, findRoles)
  const isOfWork = staff || doneByProvider.has(news) || memberships.some(({ roles }) => roles.length > 0)
  const isWorkToo = isOfWork && !onlyPrivate
  for (const to of new Set(isWorkToo ? [addresses.work, addresses.own] : [addresses.own])) {
    await mailer.send({
      to,
      language,
      messageId: keys.mailId('second factor', newsId, to === addresses.work ? 'work' : 'own'),
      ...factorEventMail({ language, brand: config.brand, news, at: new Date(at) }),
    })
  }
}
