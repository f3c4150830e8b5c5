import { defaultLanguage } from '#core/languages.ts'
import { diffMembers } from './diff-members.ts'
import { diffUnits } from './diff-units.ts'
import type { FileRows } from './file-row.ts'
import { type ImportChanges, type ImportCounts, type ImportPlan, nothingCounted } from './import-plan.ts'
import { checkLimits } from './limits.ts'
import { matchPeople } from './match-people.ts'
import { nameChanges } from './name-changes.ts'
import { nameUnitChanges } from './name-unit-changes.ts'
import type { PresentOrganisation } from './present.ts'
import type { ProblemList } from './problem-list.ts'
import { readFile } from './read-file.ts'

/**
 * Computes what a file would change in an organisation: the dry run shows exactly what applying does. A file with any error
 * is refused whole.
 * @param problems what reading the file has already found; everything found here is added to it.
 * @param newId makes ids for new units and members.
 * @param sayShare is called with the share that is done, 0 to 1, rising.
 */
export function planImport(
  file: FileRows,
  present: PresentOrganisation,
  newId: () => string,
  problems: ProblemList,
  sayShare: (share: number) => void = () => {},
): ImportPlan {
  const content = readFile(present.sms === true ? file : withoutNumbers(file, problems), problems)
  if (problems.errorCount > 0) return refused(nothingCounted, problems)
  sayShare(0.4)

  const units = diffUnits(content.units, present.units, newId)
  const matches = matchPeople(content.people, present.members)
  sayShare(0.7)
  const newcomer = {
    newId,
    language: present.language ?? defaultLanguage,
    smsReminders: present.smsReminders === true,
  }
  const members = diffMembers(content, matches, units, newcomer, problems)
  const counts = { units: units.counts, members: members.counts }
  checkLimits(present, units, members, problems)
  if (problems.errorCount > 0) return refused(counts, problems)

  const named = {
    people: nameChanges(present, units, members),
    unitChanges: nameUnitChanges(present, units, members),
  }
  return planned(counts, named, problems, {
    closedUnitIds: units.closedIds,
    units: units.planned,
    leavingMemberIds: members.leavingIds,
    identityChanges: members.identityChanges,
    withdrawnMemberIds: members.withdrawnIds,
    members: members.planned,
    removedRoles: members.removedRoles,
  })
}

function refused(counts: ImportCounts, problems: ProblemList): ImportPlan {
  const { errorCount, errors, warnings } = problems
  return { counts, people: [], unitChanges: [], errorCount, errors, warnings, changes: null }
}

function planned(
  counts: ImportCounts,
  named: Pick<ImportPlan, 'people' | 'unitChanges'>,
  problems: ProblemList,
  changes: ImportChanges,
): ImportPlan {
  return { counts, ...named, errorCount: 0, errors: [], warnings: problems.warnings, changes }
}

/** Without an SMS gateway numbers are not used, so they are not stored. Then a change by hand does not change numbers. */
function withoutNumbers({ columns, rows }: FileRows, problems: ProblemList): FileRows {
  if (!columns.has('mobile')) return { columns, rows }
  const first = rows.find(
    ({ cells, memberId, unreadMobile }) =>
      memberId === undefined && (cells.mobile !== '' || unreadMobile !== undefined),
  )
  if (first !== undefined) problems.warn('mobile-unused', { line: first.line, column: 'mobile' })
  return {
    columns: new Set([...columns].filter((column) => column !== 'mobile')),
    rows: rows.map(({ unreadMobile: _, ...row }) => ({ ...row, cells: { ...row.cells, mobile: '' } })),
  }
}
