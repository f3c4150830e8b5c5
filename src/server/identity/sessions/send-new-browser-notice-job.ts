import { readAccount } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { JobData } from '#server/platform/queue/queue.ts'
import { findKnownBrowser } from './known-browser-repository.ts'
import { newBrowserMail } from './new-browser-email.ts'

/**
 * Tells a person that their account was opened in an unknown browser. It goes to the private address, where there is
 * one, because a reader of the other mailbox may be the one who signed in. Sends nothing for an erased account.
 */
export async function sendNewBrowserNotice(
  deps: Deps,
  { browserId }: JobData['send-new-browser-notice'],
): Promise<void> {
  const { config, keys, mailer, pools } = deps
  const found = await asIdentity(pools.identity, async (tx) => {
    const browser = await findKnownBrowser(tx, browserId)
    const account = browser === undefined ? null : await readAccount(tx, browser.personId)
    return browser === undefined || account === null ? null : { browser, account }
  })
  if (found === null) return
  const { browser, account } = found
  await mailer.send({
    to: account.privateEmail ?? account.email,
    language: account.language,
    messageId: keys.mailId('new browser', browserId),
    ...newBrowserMail({
      language: account.language,
      brand: config.brand.name,
      baseUrl: config.baseUrl,
      at: browser.firstSeenAt,
      isFirst: browser.isOnly && browser.firstSeenAt.getTime() === account.createdAt.getTime(),
      device: browser.device,
    }),
  })
}
