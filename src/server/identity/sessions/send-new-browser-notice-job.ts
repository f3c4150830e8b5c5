import { readPrivateAddress } from '#server/identity/addresses/private-address-repository.ts'
import { findReader } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { findKnownBrowser } from './known-browser-repository.ts'
import { newBrowserMail } from './new-browser-email.ts'

/**
 * Tells a person that their account was opened in a browser it did not know: at the private address, where there is
 * one, for the person who reads the other may be the one who signed in. Of an erased account there is nobody to tell.
 */
export async function sendNewBrowserNotice(
  deps: Deps,
  { browserId }: JobData['send-new-browser-notice'],
): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const found = await asIdentity(pools.identity, async (tx) => {
    const browser = await findKnownBrowser(tx, browserId)
    const reader = browser === undefined ? null : await findReader(tx, browser.personId)
    if (browser === undefined || reader === null) return null
    const own = await readPrivateAddress({ kysely: tx }, browser.personId)
    return { browser, reader, to: own?.email ?? reader.email }
  })
  if (found === null) return
  const { browser, reader, to } = found
  await mailer.send({
    to,
    language: reader.language,
    messageId: keys.mailId('new browser', browserId),
    ...newBrowserMail({
      language: reader.language,
      brand: config.brand.name,
      baseUrl: config.baseUrl,
      at: browser.firstSeenAt,
      device: browser.device,
    }),
  })
}
