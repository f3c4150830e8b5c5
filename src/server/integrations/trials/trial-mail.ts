import { setTimeout as pause } from 'node:timers/promises'
import { type TrialOutcome, trialLinkForm, trialLinkSecret } from '#core/integrations/trials.ts'
import { type Language, pathIn } from '#core/languages.ts'
import { findWorkAddress } from '#server/people/list/member-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { countAttempts, takeAttempt } from '#server/platform/limits/attempt-repository.ts'
import { Delayed, type Mail, Undeliverable } from '#server/platform/mail/mailer.ts'
import { isAboutSender } from '#server/platform/mail/refusal.ts'
import { trialMail } from './integration-trial-email.ts'

/** Milliseconds that somebody who sits in front of the page waits for the mail server. */
const patience = 15_000

/** Openings that are counted: more would say nothing more. */
const mostOpenings = 50

type Asked = { readonly organisationId: string; readonly personId: string }

/**
 * Sends an e-mail with a link of an invitation's shape to the address that the one who asks has at work, through whatever filters
 * the employer has.
 */
export async function sendTrialMail(
  deps: Deps,
  asked: Asked,
  language: Language,
): Promise<{ readonly outcome: TrialOutcome<'mail'>; readonly id?: string }> {
  const { config, keys, mailer, newSalt, pools } = deps
  const to = await asHr(pools.app, asked, (tx) => findWorkAddress(tx, asked))
  if (to === null) return { outcome: 'no-address' }
  const nonce = newSalt(16)
  const id = Buffer.concat([nonce, markOf(deps, nonce)]).toString('base64url')
  const link = `${config.baseUrl}${pathIn(language, '/integrationer')}?prov=${id}#prov=${trialLinkSecret(id)}`
  const mail: Mail = {
    to,
    language,
    messageId: keys.mailId('integration trial', id),
    ...trialMail({ language, brand: config.brand.name, link }),
  }
  const late = new AbortController()
  try {
    const sent = await Promise.race([
      mailer.send(mail),
      pause(patience, 'late' as const, { signal: late.signal }),
    ])
    return sent === 'late' ? { outcome: 'delayed', id } : { outcome: 'sent', id }
  } catch (error) {
    if (error instanceof Undeliverable) return { outcome: 'refused' }
    // What is about the sender is tried again where it matters; here somebody waits for the answer.
    if (error instanceof Delayed) return { outcome: isAboutSender(error.code) ? 'refused' : 'delayed' }
    throw error
  } finally {
    late.abort()
  }
}

/** Eight bytes that show that we have made an id: nobody fills a table with ids of their own. */
const markOf = ({ keys }: Pick<Deps, 'keys'>, nonce: Buffer) =>
  keys.attemptKey('trial link', nonce.toString('hex')).subarray(0, 8)

function isOurs(deps: Pick<Deps, 'keys'>, id: string): boolean {
  if (!trialLinkForm.test(id)) return false
  const bytes = Buffer.from(id, 'base64url')
  return bytes.length === 24 && bytes.subarray(16).equals(markOf(deps, bytes.subarray(0, 16)))
}

const openingsOf = ({ keys }: Pick<Deps, 'keys'>, id: string) => keys.attemptKey('opened trial link', id)

/** Somebody, or a filter before them, has fetched the page that the link leads to. Counted for two hours. */
export async function noteOpening(deps: Pick<Deps, 'keys' | 'pools' | 'clock'>, id: string): Promise<void> {
  if (!isOurs(deps, id)) return
  const key = openingsOf(deps, id)
  await asIdentity(deps.pools.identity, (tx) =>
    takeAttempt(tx, { key, now: deps.clock(), limit: mostOpenings }),
  )
}

/** How often the link has been opened, by anything; `unknown`: no e-mail of ours has it. */
export async function countOpenings(
  deps: Pick<Deps, 'keys' | 'pools'>,
  id: string,
): Promise<{ readonly outcome: TrialOutcome<'mail-opened'>; readonly opened?: number }> {
  if (!isOurs(deps, id)) return { outcome: 'unknown' }
  const key = openingsOf(deps, id)
  const opened = await asIdentity(deps.pools.identity, (tx) => countAttempts(tx, key))
  return { outcome: 'opened', opened }
}
