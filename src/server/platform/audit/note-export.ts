import type { KeyHolder, SignedIn } from '#core/access/actor.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { writeAuditEntry, writeEntryOfDay } from './audit-repository.ts'

type Exported = {
  readonly organisationId: string
  readonly action: 'figures-exported' | 'plan-exported'
  readonly details: Readonly<Record<string, string>>
}

/** Writes that a file was exported: every export by a person, and those by a program once a day. */
export async function noteExport(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  actor: SignedIn | KeyHolder,
  { details, ...exported }: Exported,
): Promise<void> {
  const { organisationId } = exported
  const entry = { ...exported, personId: actor.personId, at: clock() }
  await asHr(pools.app, { organisationId, personId: actor.personId }, (tx) =>
    actor.kind === 'api-key'
      ? writeEntryOfDay(tx, { ...entry, details: { ...details, keyId: actor.keyId, name: actor.name } })
      : writeAuditEntry(tx, { ...entry, details }),
  )
}
