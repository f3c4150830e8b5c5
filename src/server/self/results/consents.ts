import { type Consent, type ConsentKind, withConsent, withoutConsent } from '#core/consent/consents.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Keys, WrappedKey } from '#server/platform/keys/keys.ts'
import { openJson, sealJson } from '#server/platform/keys/sealed-json.ts'
import { holdConsents, readSealedConsents, writeSealedConsents } from './consent-repository.ts'

type Whose = { readonly personId: string; readonly key: WrappedKey }
type Has = Pick<Deps, 'keys' | 'clock'>

/** Within the seal, so that the row stands for nothing else of its person. */
const aboutOf = (personId: string) => `consents ${personId}`

/** What a person has consented to and taken back, in the order in which they did. */
export async function readConsents(
  tx: PersonTransaction,
  keys: Keys,
  { personId, key }: Whose,
): Promise<readonly Consent[]> {
  const sealed = await readSealedConsents(tx, personId)
  return sealed === null ? [] : (openJson(keys, key, aboutOf(personId), sealed) as readonly Consent[])
}

/** Sealed consents with one to this kind; null where it stands already and nothing has to be written. */
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

/** Writes down that a person saves something of a kind, in the transaction that saves it. */
export const giveConsent = (tx: PersonTransaction, has: Has, whose: Whose, what: ConsentKind) =>
  change(tx, has, whose, (history, at) => withConsent(history, what, at))

/** Writes down that nothing of a kind is left: its person has deleted it. */
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
