import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { holdMembers } from '#server/people/organisation/organisation-repository.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { failedReport, type ImportReport } from './import-report.ts'
import { findImport, type ImportRow, lockImport, updateImport } from './import-repository.ts'
import { refuseOutdatedImport } from './start-applying-import.ts'
import { countWaitingChanges } from './waiting-change-repository.ts'

type Input = { readonly organisationId: string; readonly importId: string; readonly personId: string }

/** How many changes of one organisation may wait. More changes belong into a file, on the day. */
const mostWaiting = 50

/** The furthest day, in days from today. */
const furthest = 366

/**
 * Postpones a change by hand, after its dry run, to the day from which it applies. Until then it changes nothing.
 * @throws Refusal not-found; invalid-input: holdsFrom `not-ahead` for today and before, `too-far` beyond a year;
 * import-not-ready for a file, an undo, and a change that was given up; import-outdated; too-many-waiting
 */
export async function postponeImport(
  deps: Deps,
  { organisationId, importId, personId, holdsFrom }: Input & { readonly holdsFrom: Day },
): Promise<ImportRow> {
  const today = dayOf(deps.clock())
  if (holdsFrom <= today) throw badDay('not-ahead')
  if (holdsFrom > addDays(today, furthest)) throw badDay('too-far')
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    // Two at the same time would each count one too few.
    await holdMembers(tx, organisationId)
    const row = found(await lockImport(tx, organisationId, importId))
    if (row.state === 'waiting' && row.holdsFrom === holdsFrom) return row
    if (row.state !== 'planned' || !canWait(row)) throw new Refusal('import-not-ready')
    await refuseOutdatedImport(tx, organisationId, row)
    if ((await countWaitingChanges(tx, organisationId)) >= mostWaiting) throw new Refusal('too-many-waiting')
    await updateImport(tx, organisationId, importId, 'planned', { state: 'waiting', progress: 0, holdsFrom })
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at: deps.clock(),
      action: 'import-postponed',
      details: { importId, holdsFrom },
    })
    return found(await findImport(tx, organisationId, importId))
  })
}

/**
 * Withdraws a postponed change.
 * @throws Refusal not-found; import-not-ready for one that does not wait, or no longer
 */
export async function withdrawImport(
  deps: Deps,
  { organisationId, importId, personId }: Input,
): Promise<ImportRow> {
  const at = deps.clock()
  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const row = found(await lockImport(tx, organisationId, importId))
    if (row.state !== 'waiting') throw new Refusal('import-not-ready')
    const report = failedReport(row.report as ImportReport | null, 'withdrawn')
    const to = { state: 'failed', report, removeContent: true, settledAt: at } as const
    await updateImport(tx, organisationId, importId, 'waiting', to)
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at,
      action: 'import-withdrawn',
      details: { importId },
    })
    return found(await findImport(tx, organisationId, importId))
  })
}

const badDay = (code: 'not-ahead' | 'too-far') =>
  new Refusal('invalid-input', { errors: [{ path: 'holdsFrom', code }] })

/** A file is the whole list of the day it is read, and an undo belongs to the last change: neither can wait. */
const canWait = ({ kind }: ImportRow) => kind !== 'file' && kind !== 'scim' && kind !== 'undo'
