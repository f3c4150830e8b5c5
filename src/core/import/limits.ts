import type { MemberDiff } from './diff-members.ts'
import type { UnitDiff } from './diff-units.ts'
import type { Tally as Counted, PresentMember, PresentOrganisation } from './present.ts'
import type { ProblemList } from './problem-list.ts'

/** The largest file, in bytes (32 MB). */
export const largestFile = 32 * 1024 * 1024

/** Removals and changes are counted over this time, in milliseconds. */
export const limitedTime = 28 * 24 * 60 * 60 * 1000

/** The largest share of the members that may be removed in that time. */
const removableShare = 0.4
/** The largest share of them whose address or employee id may change (same place). */
const changeableShare = 0.05

/** Always allowed, for the ordinary turnover of a small unit, where these shares are less than a person. */
const alwaysRemovable = 2
const alwaysChangeable = 1

/** How many of `members` may be removed within 28 days. */
export const mostRemoved = (members: number): number =>
  Math.max(Math.floor(members * removableShare), alwaysRemovable)

/** How many of `members` may become somebody else within 28 days. */
export const mostIdentitiesChanged = (members: number): number =>
  Math.max(Math.floor(members * changeableShare), alwaysChangeable)

type Tally = { -readonly [Count in keyof Counted]: Counted[Count] }

/**
 * Stops a file that looks like the wrong one, and one that continues where others have been stopped: changes of the last 28
 * days count too, in the organisation and in each unit. Newcomers count on neither side, so that invented people make no
 * room. A unit that the file closes has no limit of its own on who leaves.
 */
export function checkLimits(
  { units, members, beside = new Map() }: PresentOrganisation,
  { closedIds }: UnitDiff,
  { leavingIds, identityChanges }: MemberDiff,
  problems: ProblemList,
): void {
  const leaving = new Set(leavingIds)
  const changing = new Set(identityChanges.map(({ memberId }) => memberId))
  const whole: Tally = { members: 0, removed: 0, changed: 0 }
  const byUnit = new Map<string, Tally>()
  for (const [unitId, counted] of beside) {
    for (const tally of [whole, tallyOf(byUnit, unitId)]) {
      tally.members += counted.members
      tally.removed += counted.removed
      tally.changed += counted.changed
    }
  }
  for (const member of members) {
    if (!member.counts || (!member.here && member.leftLately === null)) continue
    for (const tally of [whole, tallyOf(byUnit, unitOf(member))]) {
      tally.members += 1
      if (leaving.has(member.id) || member.leftLately !== null) tally.removed += 1
      if (changing.has(member.id) || member.changedLately) tally.changed += 1
    }
  }
  // Refusing a file cannot undo what has happened: only a file that adds to it is stopped.
  if (leaving.size > 0) judge('too-many-removed', whole.removed, mostRemoved(whole.members), whole, problems)
  if (changing.size > 0)
    judge('too-many-identities', whole.changed, mostIdentitiesChanged(whole.members), whole, problems)

  const unitsOf = (ids: ReadonlySet<string>) => new Set(members.filter(({ id }) => ids.has(id)).map(unitOf))
  const closed = new Set(closedIds)
  const names = new Map(units.map(({ id, name }) => [id, name]))
  for (const unitId of unitsOf(leaving)) {
    const tally = tallyOf(byUnit, unitId)
    const most = mostRemoved(tally.members)
    if (!closed.has(unitId))
      judge('too-many-removed-in-unit', tally.removed, most, tally, problems, names.get(unitId))
  }
  for (const unitId of unitsOf(changing)) {
    const tally = tallyOf(byUnit, unitId)
    const most = mostIdentitiesChanged(tally.members)
    judge('too-many-identities-in-unit', tally.changed, most, tally, problems, names.get(unitId))
  }
}

/** A removal counts in the unit that the person left, even if they have come back to another. */
const unitOf = (member: PresentMember): string => member.leftLately ?? member.unitId

function tallyOf(byUnit: Map<string, Tally>, unitId: string): Tally {
  const known = byUnit.get(unitId)
  if (known !== undefined) return known
  const tally: Tally = { members: 0, removed: 0, changed: 0 }
  byUnit.set(unitId, tally)
  return tally
}

function judge(
  code:
    | 'too-many-removed'
    | 'too-many-identities'
    | 'too-many-removed-in-unit'
    | 'too-many-identities-in-unit',
  count: number,
  most: number,
  { members: present }: Tally,
  problems: ProblemList,
  unit?: string,
): void {
  if (count <= most) return
  const details = { count, present, most, ...(unit === undefined ? {} : { unit }) }
  const column = code.startsWith('too-many-identities') ? ({ column: 'email' } as const) : {}
  problems.error(code, { line: 0, ...column, details })
}
