import type { ImportCounts } from '#core/import/import-plan.ts'
import { limitedTime } from '#core/import/limits.ts'
import type { AboutPerson } from '#core/import/list-change.ts'
import { listWithAll } from '#core/import/list-with.ts'
import { planImport } from '#core/import/plan-import.ts'
import type { PresentOrganisation } from '#core/import/present.ts'
import { ProblemList } from '#core/import/problem-list.ts'
import { applyImportChanges } from '#server/people/import/apply-import-changes.ts'
import { readListSettings } from '#server/people/organisation/organisation-repository.ts'
import { listAllUnits } from '#server/people/organisation/unit-repository.ts'
import { inBatches } from '#server/platform/batch/in-batches.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { ListRefusal } from './list-refusal.ts'
import { countForLimits, findMembersLike, listAllMembers } from './member-repository.ts'

export type MadeChange = {
  readonly counts: ImportCounts['members']
  /** Members who came, or came back. */
  readonly addedIds: readonly string[]
}

/**
 * Changes people of the list at once, as a file of today's list with these changes would: the same plan, the same limits over 28
 * days, the same waiting time of identity changes. Reads only the members who may be affected, and counts the others.
 * The caller holds the list (`holdMembers`).
 * @throws ListRefusal for errors of a file, and where somebody would become another person or stay because of a role
 */
export async function changeListAtOnce(
  deps: Deps,
  tx: HrTransaction,
  organisationId: string,
  changes: readonly AboutPerson[],
): Promise<MadeChange> {
  const present = await readConcerned(deps, tx, organisationId, changes)
  const problems = new ProblemList()
  const file = listWithAll(present, changes, problems)
  const plan = file.columns.size === 0 ? null : planImport(file, present, deps.newId, problems)
  const [error] = problems.errors
  if (error !== undefined) throw new ListRefusal(error.code, { ...error.details, value: error.value ?? '' })
  if (plan === null || plan.changes === null) throw new Error('a plan without errors has changes')
  const leaving = new Set(plan.changes.leavingMemberIds)
  for (const change of changes) {
    if (!('memberId' in change)) continue
    if (change.kind === 'change-person' && leaving.has(change.memberId))
      throw new ListRefusal('another-person')
    if (change.kind === 'remove-person' && !leaving.has(change.memberId))
      throw new ListRefusal('kept-for-role')
  }
  await applyImportChanges(deps, tx, organisationId, inBatches(plan.changes), async () => {})
  const here = new Set(present.members.filter((member) => member.here).map(({ id }) => id))
  const addedIds = plan.changes.members.map(({ id }) => id).filter((id) => !here.has(id))
  return { counts: plan.counts.members, addedIds }
}

async function readConcerned(
  { clock, sms }: Pick<Deps, 'clock' | 'sms'>,
  tx: HrTransaction,
  organisationId: string,
  changes: readonly AboutPerson[],
): Promise<PresentOrganisation> {
  const since = new Date(clock().getTime() - limitedTime)
  const { language, smsReminders } = await readListSettings(tx, organisationId)
  const named = changes.flatMap((change) => ('memberId' in change ? [change.memberId] : []))
  const of = <Name extends 'email' | 'employeeId'>(name: Name) =>
    changes.flatMap((change) => {
      const value = change.kind === 'add-person' || change.kind === 'change-person' ? change[name] : null
      return value == null ? [] : [value]
    })
  const like = await findMembersLike(tx, organisationId, {
    emails: of('email').map((email) => email.toLowerCase()),
    employeeIds: of('employeeId'),
  })
  const ids = [...new Set([...named, ...like])]
  return {
    language,
    sms: sms !== null,
    smsReminders,
    units: await listAllUnits(tx, organisationId),
    members: await listAllMembers(tx, organisationId, since, { only: ids }),
    beside: await countForLimits(tx, organisationId, since, ids),
  }
}
