import { type Consent, type ConsentKind, withConsent, withoutConsent } from '#core/consent/consents.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Keys, WrappedKey } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'
import { holdConsents, readSealedConsents, writeSealedConsents } from './consent-repository.ts'

type Whose = { readonly personId: string; readonly key: WrappedKey }
type Has = Pick<Deps, 'keys' | 'clock'>

/** Bound into the seal, so that the row fits no other place of its person. */
const aboutOf = (personId: string) => `consents ${personId}`

/** A person's consents, given and withdrawn, in order. */
export async function readConsents(
  tx: PersonTransaction,
  keys: Keys,
  { personId, key }: Whose,
): Promise<readonly Consent[]> {
  const sealed = await readSealedConsents(tx, personId)
  return sealed === null ? [] : (openJson(keys, key, aboutOf(personId), sealed) as readonly Consent[])
}

/** Sealed consents with one of this kind added; null where the consent stands already. */
export function sealedWithConsent(
  keys: Keys,
  { personId, key, sealed }: Whose & { readonly sealed: Buffer | null },
  what: ConsentKind,
  at: string,
): Buffer | null {
  const about = aboutOf(personId)
  const history = sealed === null ? [] : (openJson(keys, key, about, sealed) as readonly Consent[])
  const changed = withConsent(history, what, at)
  return changed === history ? null : sealJson(keys, key, about, changed)
}

/** Notes the consent when a person saves something of a kind, in the transaction that saves it. */
export const giveConsent = (tx: PersonTransaction, has: Has, whose: Whose, what: ConsentKind) =>
  change(tx, has, whose, (history, at) => withConsent(history, what, at))

/** Notes the withdrawal when a person has deleted the last thing of a kind. */
export const withdrawConsent = (tx: PersonTransaction, has: Has, whose: Whose, what: ConsentKind) =>
  change(tx, has, whose, (history, at) => withoutConsent(history, what, at))

async function change(
  tx: PersonTransaction,
  { keys, clock }: Has,
  whose: Whose,
  next: (history: readonly Consent[], at: string) => readonly Consent[],
): Promise<void> {
  const { personId, key } = whose
  await holdConsents(tx, personId)
  const history = await readConsents(tx, keys, whose)
  const changed = next(history, clock().toISOString())
  if (changed === history) return
  await writeSealedConsents(tx, personId, sealJson(keys, key, aboutOf(personId), changed))
}
