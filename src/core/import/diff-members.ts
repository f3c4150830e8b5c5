import type { Language } from '#core/languages.ts'
import { normaliseName, normaliseNumber } from '../round/normalise-person.ts'
import { checkTaken, type MemberOutcome } from './check-taken.ts'
import { checkHolder, checkRole, protectedRole, rolesLost } from './diff-roles.ts'
import type { UnitDiff } from './diff-units.ts'
import type { FilePerson } from './file-person.ts'
import type { ImportCounts, PlannedIdentityChange, PlannedMember, PlannedRole } from './import-plan.ts'
import type { Matches } from './match-people.ts'
import type { PresentMember } from './present.ts'
import type { ProblemList } from './problem-list.ts'
import type { FileContent } from './read-file.ts'

type Counts = { -readonly [K in keyof ImportCounts['members']]: number }

export type MemberDiff = {
  readonly counts: Counts
  readonly planned: PlannedMember[]
  readonly identityChanges: PlannedIdentityChange[]
  readonly withdrawnIds: string[]
  readonly leavingIds: string[]
  readonly removedRoles: PlannedRole[]
}

/** What a new member gets: an id, and a language where the list has none. */
type Newcomer = {
  readonly newId: () => string
  readonly language: Language
  /** Whether a number is stored beside an address. */
  readonly smsReminders: boolean
}

/** Compares the people of a valid file with today's members. A person who is not in the file leaves, unless their role protects them. */
export function diffMembers(
  file: FileContent,
  matches: Matches,
  units: UnitDiff,
  newcomer: Newcomer,
  problems: ProblemList,
): MemberDiff {
  const diff: MemberDiff = {
    counts: { added: 0, changed: 0, moved: 0, removed: 0, kept: 0, identitiesChanged: 0 },
    planned: [],
    identityChanges: [],
    withdrawnIds: [],
    leavingIds: [],
    removedRoles: [],
  }
  const closed = new Set(units.closedIds)
  const outcomes: MemberOutcome[] = []
  for (const person of file.people) {
    const before = matches.memberOf.get(person)
    const wanted = toBe(person, before, units.idOf.get(person.unit) ?? units.topId, newcomer)
    checkKey(person, wanted, problems)
    checkRole(person, before, problems)
    const change = before?.here === true ? compareIdentity(person, before, wanted, diff, problems) : null
    const member = before === undefined || change === null ? wanted : untilThen(wanted, before)
    outcomes.push({ member, wanted, before, line: person.line })
    if (before?.here === true) diff.removedRoles.push(...rolesLost(before, false, closed))
    count(before, member, change === 'asked', diff)
  }
  keepOrRemove(matches.missing, units, closed, outcomes, diff, problems)
  checkTaken(outcomes, problems)
  return diff
}

/**
 * An empty cell changes nothing: the stored value stays. Only a person who returns without an employee id has none, because
 * the old one may belong to somebody else now.
 */
function toBe(
  person: FilePerson,
  before: PresentMember | undefined,
  unitId: string,
  { newId, language, smsReminders }: Newcomer,
): PlannedMember {
  const here = before?.here === true ? before : null
  const known = here?.externalId ?? null
  const email = person.email === '' ? emailThatStands(before) : person.email
  const mobile = person.mobile === undefined ? here?.mobile : person.mobile
  // The number is used without an address and until a first one takes effect; for others, where reminders go by SMS too.
  const isReachedBySms = smsReminders || (here === null ? email : here.email) === null
  return {
    id: before?.id ?? newId(),
    externalId: person.employeeId === '' || isSpelling(person, known) ? known : person.employeeId,
    email,
    name: person.name === '' ? (before?.name ?? '') : person.name,
    language: person.language ?? before?.language ?? language,
    unitId,
    ...(mobile != null && isReachedBySms ? { mobile } : {}),
  }
}

/** Whether a file spells a known number differently, as `17` for `0017`: nothing changes. By hand the spelling is meant. */
const isSpelling = ({ employeeId, memberId }: FilePerson, known: string | null): boolean =>
  memberId === null && known !== null && normaliseNumber(employeeId) === normaliseNumber(known)

/**
 * An empty cell changes nothing: a person with an address keeps it, or the requested one. For a person without one it
 * confirms that, and so withdraws an address that was requested by mistake.
 */
function emailThatStands(before: PresentMember | undefined): string | null {
  if (before?.here !== true || before.email === null) return null
  const asked = before.change?.state === 'waiting' ? before.change.email : null
  return asked ?? before.email
}

/** Number and name identify a person without an address, so both must be comparable over lists. */
function checkKey(
  { line, employeeId, name }: FilePerson,
  wanted: PlannedMember,
  problems: ProblemList,
): void {
  if (wanted.email !== null) return
  const lacks =
    normaliseNumber(wanted.externalId) === null
      ? 'employee_id'
      : normaliseName(wanted.name) === null
        ? 'name'
        : null
  if (lacks !== null) problems.error('missing-key', { line, column: lacks, value: name || employeeId })
}

/** The identity that a member keeps until a change of address or employee id takes effect. */
const untilThen = (wanted: PlannedMember, before: PresentMember): PlannedMember => ({
  ...wanted,
  email: before.email,
  externalId: before.externalId ?? wanted.externalId,
  name: isSomebodyElse(before, wanted) ? before.name : wanted.name,
})

/** Without an address the name says whom a slip is for. Another spelling of it is the same name. */
const isSomebodyElse = (before: PresentMember, wanted: PlannedMember): boolean =>
  before.email === null && normaliseName(before.name) !== normaliseName(wanted.name)

/**
 * Another address or employee id is requested now and takes effect later. So are a first address, and another name for a
 * person without an address. A first employee id is no such change: it only tells more about the same person.
 * @returns null when the file says what is stored; `known` when that very change has been requested before
 */
function compareIdentity(
  person: FilePerson,
  before: PresentMember,
  wanted: PlannedMember,
  diff: MemberDiff,
  problems: ProblemList,
): 'asked' | 'known' | null {
  const email = wanted.email === before.email ? null : wanted.email
  const renumbered = before.externalId !== null && wanted.externalId !== before.externalId
  const externalId = renumbered ? wanted.externalId : null
  const name = isSomebodyElse(before, wanted) ? wanted.name : null
  if (email === null && externalId === null && name === null) {
    if (before.change?.state === 'waiting') diff.withdrawnIds.push(before.id)
    return null
  }
  checkHolder(person.line, before, { email, externalId }, problems)
  const { change } = before
  if (change !== null && change.email === email && change.externalId === externalId && change.name === name) {
    if (change.state === 'stopped')
      problems.warn('change-stopped', {
        line: person.line,
        column: 'email',
        value: before.email ?? before.externalId ?? '',
      })
    return 'known'
  }
  diff.identityChanges.push({ memberId: before.id, email, externalId, name })
  diff.counts.identitiesChanged += 1
  return 'asked'
}

function count(
  before: PresentMember | undefined,
  after: PlannedMember,
  identityChanges: boolean,
  diff: MemberDiff,
): void {
  if (before?.here !== true) {
    diff.counts.added += 1
    diff.planned.push(after)
    return
  }
  const moved = before.unitId !== after.unitId
  const changed =
    before.externalId !== after.externalId ||
    before.name !== after.name ||
    before.language !== after.language ||
    (after.mobile ?? null) !== (before.mobile ?? null)
  if (moved) diff.counts.moved += 1
  else if (changed || identityChanges) diff.counts.changed += 1
  else diff.counts.kept += 1
  if (moved || changed) diff.planned.push(after)
}

/** A person with a protected role stays even without a line; a warning names each. */
function keepOrRemove(
  missing: readonly PresentMember[],
  units: UnitDiff,
  closed: ReadonlySet<string>,
  outcomes: MemberOutcome[],
  diff: MemberDiff,
  problems: ProblemList,
): void {
  for (const member of missing) {
    const held = protectedRole(member)
    diff.removedRoles.push(...rolesLost(member, held === undefined, closed))
    if (held === undefined) {
      diff.counts.removed += 1
      diff.leavingIds.push(member.id)
      continue
    }
    problems.warn('kept-for-role', {
      line: 0,
      column: 'email',
      value: member.email ?? '',
      details: { role: held },
    })
    const moves = closed.has(member.unitId)
    const kept = { ...identityOf(member), unitId: moves ? units.topId : member.unitId }
    outcomes.push({ member: kept, wanted: kept, before: member, line: 0 })
    diff.counts[moves ? 'moved' : 'kept'] += 1
    if (moves) diff.planned.push(kept)
  }
}

const identityOf = ({ id, externalId, email, name, language, mobile }: PresentMember) => ({
  id,
  externalId,
  email,
  name,
  language,
  ...(mobile == null ? {} : { mobile }),
})
