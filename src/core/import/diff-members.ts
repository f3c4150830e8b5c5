import { diffRoles, type RoleDiff, rolesLost } from './diff-roles.ts'
import type { UnitDiff } from './diff-units.ts'
import type { FilePerson } from './file-person.ts'
import type { ImportCounts, PlannedMember } from './import-plan.ts'
import type { Matches } from './match-people.ts'
import type { PresentMember } from './present.ts'
import type { ProblemList } from './problem-list.ts'
import type { FileContent } from './read-file.ts'
import { inSlices, type Slices } from './slices.ts'

type Counts = { -readonly [K in keyof ImportCounts['members']]: number }

export type MemberDiff = {
  readonly counts: Counts
  readonly planned: PlannedMember[]
  readonly readdressedIds: string[]
  readonly renumberedIds: string[]
  readonly leavingIds: string[]
  readonly roles: RoleDiff
}

/** Compares the people of a faultless file with today's members. Who is not in the file leaves, hr and owners excepted. */
export function* diffMembers(
  file: FileContent,
  matches: Matches,
  units: UnitDiff,
  newId: () => string,
  problems: ProblemList,
  share: { readonly from: number; readonly to: number },
): Slices<MemberDiff> {
  const diff: MemberDiff = {
    counts: { added: 0, changed: 0, moved: 0, removed: 0, kept: 0, identitiesChanged: 0 },
    planned: [],
    readdressedIds: [],
    renumberedIds: [],
    leavingIds: [],
    roles: { added: [], removed: [] },
  }
  const closed = new Set(units.closedIds)
  yield* inSlices(file.people, file.people.length, share, (person) => {
    const before = matches.memberOf.get(person)
    const after = toBe(person, before, units.idOf.get(person.unit) ?? units.topId, newId)
    const rolesChange = diffRoles(person, { ...after, before }, file.saysRoles, closed, diff.roles)
    count(before, after, rolesChange, diff)
  })
  keepOrRemove(file.people, matches.missing, units, closed, diff, problems)
  return diff
}

/**
 * An empty cell says nothing: what is known stays. Only who returns without an employee id has none: the old one may
 * have passed to somebody else meanwhile.
 */
function toBe(
  person: FilePerson,
  before: PresentMember | undefined,
  unitId: string,
  newId: () => string,
): PlannedMember {
  const known = before?.here === true ? before.externalId : null
  return {
    id: before?.id ?? newId(),
    externalId: person.employeeId === '' ? known : person.employeeId,
    email: person.email,
    name: person.name === '' ? (before?.name ?? '') : person.name,
    language: person.language ?? before?.language ?? 'sv',
    unitId,
  }
}

function count(
  before: PresentMember | undefined,
  after: PlannedMember,
  rolesChange: boolean,
  diff: MemberDiff,
): void {
  if (before?.here !== true) {
    diff.counts.added += 1
    diff.planned.push(after)
    return
  }
  const readdressed = before.email !== after.email
  const renumbered = before.externalId !== after.externalId
  const moved = before.unitId !== after.unitId
  const changed =
    readdressed || renumbered || before.name !== after.name || before.language !== after.language
  if (readdressed) diff.readdressedIds.push(after.id)
  if (renumbered) diff.renumberedIds.push(after.id)
  // An employee id where none was known tells more about the same person; it changes nobody.
  if (readdressed || (renumbered && before.externalId !== null)) diff.counts.identitiesChanged += 1
  if (moved) diff.counts.moved += 1
  else if (changed || rolesChange) diff.counts.changed += 1
  else diff.counts.kept += 1
  if (moved || changed) diff.planned.push(after)
}

/** hr and owners without a line stay, so that nobody is locked out by a file; a warning names each. */
function keepOrRemove(
  people: readonly FilePerson[],
  missing: readonly PresentMember[],
  units: UnitDiff,
  closed: ReadonlySet<string>,
  diff: MemberDiff,
  problems: ProblemList,
): void {
  const kept = new Set<string>()
  for (const member of missing) {
    const held = member.roles.find(({ role }) => role === 'hr' || role === 'owner')
    diff.roles.removed.push(...rolesLost(member, held === undefined, closed))
    if (held === undefined) {
      diff.counts.removed += 1
      diff.leavingIds.push(member.id)
      continue
    }
    kept.add(member.email)
    problems.warn('kept-for-role', {
      line: 0,
      column: 'email',
      value: member.email,
      details: { role: held.role },
    })
    const moves = closed.has(member.unitId)
    diff.counts[moves ? 'moved' : 'kept'] += 1
    if (moves) diff.planned.push({ ...identityOf(member), unitId: units.topId })
  }
  if (kept.size === 0) return
  for (const { email, line } of people) {
    if (kept.has(email)) problems.error('email-in-use', { line, column: 'email', value: email })
  }
}

const identityOf = ({ id, externalId, email, name, language }: PresentMember) => ({
  id,
  externalId,
  email,
  name,
  language,
})
