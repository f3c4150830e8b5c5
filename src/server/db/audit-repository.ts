import type { AnyTransaction } from './transaction.ts'

/** What somebody, or a job, did to an organisation. Never who answered, nor what. */
export type AuditEntry = {
  readonly organisationId: string
  /** Null: done by a job. */
  readonly personId: string | null
  readonly at: Date
  /** A noun and what happened to it, as in `round-opened`. */
  readonly action: string
  readonly details?: Readonly<Record<string, unknown>>
}

export async function writeAuditEntry(tx: AnyTransaction, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({ ...entry, details: JSON.stringify(entry.details ?? {}) })
    .execute()
}
