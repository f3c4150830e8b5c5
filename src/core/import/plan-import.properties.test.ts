import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileRows, member, plan } from '#test/import/file-rows.ts'
import type { ImportChanges } from './import-plan.ts'
import { listWith } from './list-with.ts'
import type { PresentMember, PresentOrganisation, PresentRole } from './present.ts'
import { ProblemList } from './problem-list.ts'
import { undoOf } from './undo.ts'

const heading = 'unit_id;unit;parent_id;email;name;employee_id;language;role'

/**
 * The people of a file differ a little from file to file. Every other person has an employee id. Now and then it is left
 * out, or is one of three that pass from person to person. With more of these the limits would refuse nearly all files.
 */
const person = fc.record({
  isIn: fc.nat({ max: 9 }).map((n) => n > 0),
  unit: fc.nat({ max: 3 }),
  says: fc.nat({ max: 79 }).map((n) => ({ 0: 'passed on', 1: 'passed on', 2: 'nothing' })[n] ?? 'own'),
})
const people = fc.array(person, { minLength: 30, maxLength: 30 })
const trees = fc.constantFrom(
  ['top;Toppen;;'],
  ['top;Toppen;;', 'A;Enhet A;top;', 'B;Enhet B;top;'],
  ['top;Toppen;;', 'A;Enhet A;top;', 'B;Enhet B;A;', 'C;Enhet C;B;'],
  ['C;Enhet C;;', 'A;Nytt namn;C;', 'top;Toppen;A;'],
)

const file = fc.record({ tree: trees, people }).map(({ tree, people }) => {
  const given = new Set<string>()
  const lines = people.flatMap(({ isIn, unit, says }, n) => {
    if (!isIn) return []
    const own = n % 2 === 0 ? `${n}` : ''
    const wanted = { own, nothing: '', 'passed on': `x${n % 3}` }[says] ?? ''
    const id = given.has(wanted) ? '' : wanted
    if (id !== '') given.add(id)
    const [unitId] = (tree[unit % tree.length] ?? '').split(';')
    return [`${unitId};;;p${n}@b.se;P;${id}`]
  })
  return fileRows(heading, ...tree, ...lines)
})

/** Applies changes to the model alone. */
function applied(present: PresentOrganisation, changes: ImportChanges): PresentOrganisation {
  const units = new Map(present.units.map((unit) => [unit.id, unit]))
  for (const unit of present.units) {
    if (changes.closedUnitIds.includes(unit.id)) units.set(unit.id, { ...unit, open: false })
  }
  for (const unit of changes.units) units.set(unit.id, { ...unit, open: true })
  const members = new Map(present.members.map((member) => [member.id, member]))
  for (const id of changes.leavingMemberIds) {
    const member = members.get(id)
    if (member !== undefined) members.set(id, { ...member, here: false })
  }
  for (const planned of changes.members) {
    members.set(planned.id, { ...(members.get(planned.id) ?? member(planned.id)), ...planned, here: true })
  }
  for (const { memberId, email, externalId, name } of changes.identityChanges) {
    const changing = members.get(memberId)
    if (changing !== undefined)
      members.set(memberId, { ...changing, change: { email, externalId, name, state: 'waiting' } })
  }
  for (const id of [...changes.withdrawnMemberIds, ...changes.leavingMemberIds]) {
    const staying = members.get(id)
    if (staying !== undefined) members.set(id, { ...staying, change: null })
  }
  return {
    units: [...units.values()],
    members: [...members.values()].map((member) => withRoles(member, changes)),
  }
}

function withRoles(member: PresentMember, { removedRoles }: ImportChanges): PresentMember {
  const isRemoved = ({ role, unitId }: PresentRole) =>
    removedRoles.some((lost) => lost.memberId === member.id && lost.role === role && lost.unitId === unitId)
  return { ...member, roles: member.roles.filter((role) => !isRemoved(role)) }
}

/** Roles are given by hand, between two files: every seventh leads a unit, one is a safety representative. */
function withRolesGiven({ units, members }: PresentOrganisation): PresentOrganisation {
  const given = (member: PresentMember): PresentMember => {
    const number = Number(/^p(\d+)@/.exec(member.email ?? '')?.[1])
    if (!member.here || member.roles.length > 0) return member
    if (number === 5) return { ...member, roles: [{ role: 'safety_representative', unitId: null }] }
    return number % 7 === 0 ? { ...member, roles: [{ role: 'manager', unitId: member.unitId }] } : member
  }
  return { units, members: members.map(given) }
}

/** Seven days later: requested changes take effect, unless somebody else has the address or id by then. */
function settled({ units, members }: PresentOrganisation): PresentOrganisation {
  let accepted = members.filter(({ change }) => change !== null)
  for (;;) {
    const after = members.map((one) =>
      accepted.includes(one)
        ? {
            ...one,
            email: one.change?.email ?? one.email,
            externalId: one.change?.externalId ?? one.externalId,
            change: null,
          }
        : { ...one, change: null },
    )
    const here = after.filter((one) => one.here)
    const clashes = accepted.filter(({ id }) => {
      const me = after.find((one) => one.id === id)
      return here.some(
        (other) =>
          other.id !== id &&
          (other.email === me?.email || (other.externalId !== null && other.externalId === me?.externalId)),
      )
    })
    if (clashes.length === 0) return { units, members: after }
    accepted = accepted.filter((one) => !clashes.includes(one))
  }
}

/** Applies files one after the other, without refused ones; returns the organisation afterwards. */
function history(files: readonly ReturnType<typeof fileRows>[]): PresentOrganisation {
  let present: PresentOrganisation = { units: [], members: [] }
  for (const next of files) {
    const { changes } = plan(next, present)
    if (changes !== null) present = settled(withRolesGiven(applied(present, changes)))
  }
  return present
}

const files = fc.array(file, { minLength: 1, maxLength: 5 })
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length

test('whatever files came before, a file applied once changes nothing the second time', () => {
  fc.assert(
    fc.property(files, file, (before, last) => {
      const present = history(before)
      const { changes, counts } = plan(last, present)
      fc.pre(changes !== null)
      if (changes === null) return
      const again = plan(last, applied(present, changes))
      expect(Object.values(again.changes ?? {}).flat()).toEqual([])
      const { added, changed, moved, kept } = counts.members
      expect(again.counts.members.kept).toBe(added + changed + moved + kept)
    }),
    { numRuns: 200 },
  )
})

test('no two members here ever share an address or an employee id, and all are in open units', () => {
  fc.assert(
    fc.property(files, (given) => {
      const { units, members } = history(given)
      const here = members.filter((member) => member.here)
      const open = new Set(units.filter((unit) => unit.open).map(({ id }) => id))
      expect(isUnique(here.map(({ email }) => email))).toBe(true)
      expect(isUnique(here.flatMap(({ externalId }) => externalId ?? []))).toBe(true)
      expect(here.every(({ unitId }) => open.has(unitId))).toBe(true)
      expect(isUnique(units.filter((unit) => unit.open).map(({ externalId }) => externalId))).toBe(true)
      const led = here.flatMap(({ roles }) => roles.flatMap(({ unitId }) => unitId ?? []))
      expect(led.every((unitId) => open.has(unitId))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('whatever files come, nobody is given a role by one, and who protects the others keeps theirs', () => {
  fc.assert(
    fc.property(files, file, (before, last) => {
      const present = history(before)
      const { changes } = plan(last, present)
      fc.pre(changes !== null)
      if (changes === null) return
      const after = new Map(applied(present, changes).members.map((member) => [member.id, member]))
      for (const { id, here, roles, email } of present.members) {
        const now = after.get(id)
        expect(roles).toEqual(expect.arrayContaining([...(now?.roles ?? [])]))
        if (!here || !roles.some(({ role }) => role === 'safety_representative')) continue
        expect(now).toMatchObject({ here: true, email, roles })
      }
    }),
    { numRuns: 200 },
  )
})

test('whatever a file changes, undoing it puts the same people and units back, and takes away what it made', () => {
  fc.assert(
    fc.property(files, file, (before, last) => {
      const present = history(before)
      const { changes } = plan(last, present)
      fc.pre(changes !== null)
      if (changes === null) return
      const undo = undoOf(present, changes)
      const then = applied(present, changes)
      if (undo === null) {
        expect(then).toEqual(present)
        return
      }
      const undone = plan(listWith(then, undo, new ProblemList()), then)
      if (undone.changes === null) {
        // A limit may stop it, as it may any file.
        expect(undone.errors.filter(({ code }) => !code.startsWith('too-many'))).toEqual([])
        return
      }
      const now = applied(then, undone.changes)
      const open = (list: PresentOrganisation) =>
        new Map(list.units.filter(({ open }) => open).map((one) => [one.id, one]))
      expect(open(now)).toEqual(open(present))
      const told = ({ id, email, name, language, unitId, change }: PresentMember) =>
        [id, { email, name, language, unitId, change }] as const
      const here = (list: PresentOrganisation) => new Map(list.members.filter((one) => one.here).map(told))
      expect(here(now)).toEqual(here(present))
      // An empty cell takes no number away.
      const numbers = new Map(now.members.map(({ id, externalId }) => [id, externalId]))
      for (const { id, here, externalId } of present.members)
        if (here && externalId !== null) expect(numbers.get(id)).toBe(externalId)
    }),
    { numRuns: 200 },
  )
})
