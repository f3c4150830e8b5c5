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

/** Milliseconds that the waiting owner gives the mail server. */
const patience = 15_000

/** The most openings that are counted; more would tell nothing new. */
const mostOpenings = 50

type Input = { readonly organisationId: string; readonly personId: string }

/**
 * Sends an e-mail with a link of an invitation's form to the asker's address at work, through all filters of the
 * employer.
 */
export async function sendTrialMail(
  deps: Deps,
  input: Input,
  language: Language,
): Promise<{ readonly outcome: TrialOutcome<'mail'>; readonly id?: string }> {
  const { config, keys, mailer, newSalt, pools } = deps
  const to = await asHr(pools.app, input, (tx) => findWorkAddress(tx, input))
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
    // A refusal of the sender is retried for real mail; here somebody waits, so it is final.
    if (error instanceof Delayed) return { outcome: isAboutSender(error.code) ? 'refused' : 'delayed' }
    throw error
  } finally {
    late.abort()
  }
}

/** A MAC of eight bytes that proves that we made the id, so that nobody can fill the table with ids of their own. */
const markOf = ({ keys }: Pick<Deps, 'keys'>, nonce: Buffer) =>
  keys.attemptKey('trial link', nonce.toString('hex')).subarray(0, 8)

function isOurs(deps: Pick<Deps, 'keys'>, id: string): boolean {
  if (!trialLinkForm.test(id)) return false
  const bytes = Buffer.from(id, 'base64url')
  return bytes.length === 24 && bytes.subarray(16).equals(markOf(deps, bytes.subarray(0, 16)))
}

const openingsOf = ({ keys }: Pick<Deps, 'keys'>, id: string) => keys.attemptKey('opened trial link', id)

/** Counts a fetch of the page behind the link, by a person or a filter. Counted for two hours. */
export async function noteOpening(deps: Pick<Deps, 'keys' | 'pools' | 'clock'>, id: string): Promise<void> {
  if (!isOurs(deps, id)) return
  const key = openingsOf(deps, id)
  await asIdentity(deps.pools.identity, (tx) =>
    takeAttempt(tx, { key, now: deps.clock(), limit: mostOpenings }),
  )
}

/** How often the link has been opened, by anything; `unknown`: it belongs to no e-mail of ours. */
export async function countOpenings(
  deps: Pick<Deps, 'keys' | 'pools'>,
  id: string,
): Promise<{ readonly outcome: TrialOutcome<'mail-opened'>; readonly opened?: number }> {
  if (!isOurs(deps, id)) return { outcome: 'unknown' }
  const key = openingsOf(deps, id)
  const opened = await asIdentity(deps.pools.identity, (tx) => countAttempts(tx, key))
  return { outcome: 'opened', opened }
}
