import { dayOf } from '#core/calendar/instant-of.ts'
import { type ImportCounts, nothingCounted } from '#core/import/import-plan.ts'
import { markKeyStopped } from '#server/integrations/api-keys/api-key-repository.ts'
import type { ImportReport } from '#server/people/import/import-report.ts'
import {
  findImportOfKey,
  forgetUndo,
  insertImportOfKey,
  updateImport,
} from '#server/people/import/import-repository.ts'
import { isSafetyStop, ListRefusal } from '#server/people/list/list-refusal.ts'
import { holdMembers } from '#server/people/organisation/organisation-repository.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

/** The API key whose program keeps the list. */
export type ListKeeper = {
  readonly organisationId: string
  readonly keyId: string
  /** The owner's name for it. */
  readonly name: string
}

/** The counts of a change, for the history. */
export type Made<Result> = {
  readonly result: Result
  readonly members?: ImportCounts['members']
  readonly units?: ImportCounts['units']
}

/**
 * Makes one change of a program as a whole, one at a time in an organisation. The changes of a key in a day are
 * one entry of the history. When the limits stop a change, HR and owners get an e-mail, once a day.
 */
export async function provisioning<Result>(
  deps: Deps,
  keeper: ListKeeper,
  change: (tx: HrTransaction) => Promise<Made<Result>>,
): Promise<Result> {
  const { organisationId } = keeper
  try {
    return await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
      await holdMembers(tx, organisationId)
      const made = await change(tx)
      await noteInHistory(deps, tx, keeper, made)
      return made.result
    })
  } catch (error) {
    if (error instanceof ListRefusal && isSafetyStop(error.code)) await tellOfStop(deps, keeper)
    throw error
  }
}

const add = <Counts extends Readonly<Record<string, number>>>(a: Counts, b: Counts): Counts =>
  Object.fromEntries(Object.entries(a).map(([name, n]) => [name, n + (b[name] ?? 0)])) as Counts

async function noteInHistory(
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  tx: HrTransaction,
  { organisationId, keyId, name }: ListKeeper,
  { members = nothingCounted.members, units = nothingCounted.units }: Made<unknown>,
): Promise<void> {
  // Unchanged members and units are unknown here: only the affected ones of the list were read.
  const done = { members: { ...members, kept: 0 }, units: { ...units, kept: 0 } }
  if ([...Object.values(done.members), ...Object.values(done.units)].every((n) => n === 0)) return
  await forgetUndo(tx, organisationId)
  const at = clock()
  const which = { apiKeyId: keyId, onDay: dayOf(at) }
  const before = await findImportOfKey(tx, organisationId, which)
  if (before === null) {
    const id = newId()
    const report: ImportReport = { ...nothingFound, ...done }
    await insertImportOfKey(tx, { organisationId, id, ...which, createdAt: at, createdBy: name, report })
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at,
      action: 'list-kept-by-program',
      details: { importId: id, keyId, name },
    })
    return
  }
  const report = before.report as ImportReport
  await updateImport(tx, organisationId, before.id, 'applied', {
    state: 'applied',
    report: { ...report, members: add(report.members, done.members), units: add(report.units, done.units) },
  })
}

const nothingFound = {
  lines: 0,
  encoding: null,
  separator: null,
  errorCount: 0,
  errors: [],
  warnings: [],
  people: [],
}

async function tellOfStop(deps: Deps, { organisationId, keyId, name }: ListKeeper): Promise<void> {
  const at = deps.clock()
  const day = dayOf(at)
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    if (!(await markKeyStopped(tx, organisationId, keyId, day))) return
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at,
      action: 'program-stopped',
      details: { keyId, name },
    })
    const key = `${keyId} ${day}`
    await deps.queue.enqueue(tx, 'send-program-stop', { organisationId, keyId, day }, { key })
  })
}
