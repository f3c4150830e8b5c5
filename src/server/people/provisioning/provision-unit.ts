import { type ImportCounts, nothingCounted } from '#core/import/import-plan.ts'
import type { AboutPerson } from '#core/import/list-change.ts'
import { changeListAtOnce } from '#server/people/list/change-list-at-once.ts'
import { ListRefusal } from '#server/people/list/list-refusal.ts'
import {
  closeUnits,
  listOpenUnits,
  type OpenUnit,
  putUnits,
} from '#server/people/organisation/unit-repository.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { listProvisionedByIds } from './provisioned-member-repository.ts'
import {
  findProvisionedUnit,
  listMembersOfUnits,
  listSwitchedOff,
  moveSwitchedOff,
  type ProvisionedUnit,
  putProvisionedUnit,
  type UnitMember,
} from './provisioned-unit-repository.ts'
import { type ListKeeper, type Made, provisioning } from './provisioning.ts'

/** A program's changes to a unit, in this order. */
export type UnitStep =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'call'; readonly externalId: string }
  | { readonly kind: 'add' | 'remove' | 'set'; readonly memberIds: readonly string[] }

export type UnitWithPeople = { readonly unit: ProvisionedUnit; readonly members: readonly UnitMember[] }

/** Longest external id of a unit, in characters. */
const longestExternalId = 64

/** Creates a unit right below the top, with these members. @throws ListRefusal */
export function provisionUnit(
  deps: Deps,
  keeper: ListKeeper,
  wish: { readonly name: string; readonly externalId?: string; readonly memberIds: readonly string[] },
): Promise<UnitWithPeople> {
  const { organisationId } = keeper
  return provisioning(deps, keeper, async (tx) => {
    const units = await listOpenUnits(tx, organisationId)
    if (units.some((unit) => unit.name === wish.name)) throw new ListRefusal('unit-name-conflict')
    const id = deps.newId()
    const taken = units.some((unit) => unit.externalId === wish.externalId)
    const fits = wish.externalId !== undefined && wish.externalId.length <= longestExternalId && !taken
    const unit: OpenUnit = {
      id,
      externalId: fits ? (wish.externalId ?? id) : id,
      name: wish.name,
      parentId: topOf(units).id,
    }
    await putUnits(tx, organisationId, [unit])
    if (wish.externalId !== undefined) await putProvisionedUnit(tx, organisationId, id, wish.externalId)
    const members = await take(deps, tx, organisationId, [...units, unit], unit, [
      { kind: 'add', memberIds: wish.memberIds },
    ])
    return result(tx, organisationId, id, { added: 1 }, members)
  })
}

/** @throws Refusal not-found, ListRefusal */
export function changeProvisionedUnit(
  deps: Deps,
  keeper: ListKeeper,
  unitId: string,
  steps: readonly UnitStep[],
): Promise<UnitWithPeople> {
  const { organisationId } = keeper
  return provisioning(deps, keeper, async (tx) => {
    const units = await listOpenUnits(tx, organisationId)
    const unit = found(units.find(({ id }) => id === unitId.toLowerCase()) ?? null)
    let name = unit.name
    for (const step of steps) {
      if (step.kind === 'rename') name = step.name
      if (step.kind === 'call') await putProvisionedUnit(tx, organisationId, unit.id, step.externalId)
    }
    const renamed = name !== unit.name
    if (renamed) {
      if (units.some((other) => other.id !== unit.id && other.name === name))
        throw new ListRefusal('unit-name-conflict')
      await putUnits(tx, organisationId, [{ ...unit, name }])
    }
    const members = await take(deps, tx, organisationId, units, unit, steps)
    return result(tx, organisationId, unit.id, renamed ? { changed: 1 } : {}, members)
  })
}

/** Closes a unit; its people go to the one above. @throws Refusal not-found, ListRefusal */
export function removeProvisionedUnit(deps: Deps, keeper: ListKeeper, unitId: string): Promise<void> {
  const { organisationId } = keeper
  return provisioning<void>(deps, keeper, async (tx) => {
    const units = await listOpenUnits(tx, organisationId)
    const unit = found(units.find(({ id }) => id === unitId.toLowerCase()) ?? null)
    const { parentId } = unit
    if (parentId === null) throw new ListRefusal('the-top')
    if (units.some((other) => other.parentId === unit.id)) throw new ListRefusal('units-below')
    const people = await listMembersOfUnits(tx, organisationId, [unit.id])
    const { counts } = await changeListAtOnce(deps, tx, organisationId, movesOf(people, parentId))
    const off = await listSwitchedOff(tx, organisationId, unit.id)
    await moveSwitchedOff(tx, organisationId, off, parentId, deps.clock())
    await endLeading(tx, organisationId, unit.id)
    await closeUnits(tx, organisationId, [unit.id], deps.clock())
    return { result: undefined, members: counts, units: { ...nothingCounted.units, removed: 1 } }
  })
}

/** Ends the managers' roles of a closed unit, as a file without the unit does. */
const endLeading = (tx: HrTransaction, organisationId: string, unitId: string) =>
  tx
    .deleteFrom('role_assignment')
    .where('organisationId', '=', organisationId)
    .where('role', '=', 'manager')
    .where('unitId', '=', unitId)
    .execute()

function topOf(units: readonly OpenUnit[]): OpenUnit {
  const top = units.find(({ parentId }) => parentId === null)
  if (top === undefined) throw new Error('an organisation without a unit at its top')
  return top
}

const movesOf = (people: readonly { readonly id: string }[], unitId: string): AboutPerson[] =>
  people.map(({ id }) => ({ kind: 'change-person', memberId: id, unitId }))

/**
 * Moves people into the unit, and removed ones to the top. A person is in one unit: somebody in another has to be
 * removed there first.
 */
async function take(
  deps: Deps,
  tx: HrTransaction,
  organisationId: string,
  units: readonly OpenUnit[],
  unit: OpenUnit,
  steps: readonly UnitStep[],
): Promise<ImportCounts['members']> {
  const top = topOf(units)
  const before = new Set((await listMembersOfUnits(tx, organisationId, [unit.id])).map(({ id }) => id))
  const off = new Set(await listSwitchedOff(tx, organisationId, unit.id))
  const wanted = new Set([...before, ...off])
  for (const step of steps) {
    if (!('memberIds' in step)) continue
    if (step.kind === 'set') wanted.clear()
    for (const id of step.memberIds) {
      if (step.kind === 'remove') wanted.delete(id)
      else wanted.add(id)
    }
  }
  const named = [...wanted].filter((id) => !before.has(id) && !off.has(id))
  // The top unit loses nobody: there is no unit to go to.
  const going = unit.id === top.id ? [] : [...before].filter((id) => !wanted.has(id))
  const known = new Map((await listProvisionedByIds(tx, organisationId, named)).map((one) => [one.id, one]))
  const coming: string[] = []
  const comingOff: string[] = []
  for (const id of named) {
    const member = known.get(id)
    if (member === undefined) throw new ListRefusal('member-unknown', { value: id })
    // A directory leaves deactivated accounts in their groups. They block nobody, and the last group that adds or removes
    // them decides where they come back.
    if (!member.active) {
      comingOff.push(id)
      continue
    }
    coming.push(id)
    if (member.unitId !== top.id)
      throw new ListRefusal('in-another-unit', { value: member.userName, unit: member.unitName })
  }
  const goingOff = unit.id === top.id ? [] : [...off].filter((id) => !wanted.has(id))
  await moveSwitchedOff(tx, organisationId, comingOff, unit.id, deps.clock())
  await moveSwitchedOff(tx, organisationId, goingOff, top.id, deps.clock())
  const moves = [
    ...movesOf(
      coming.map((id) => ({ id })),
      unit.id,
    ),
    ...movesOf(
      going.map((id) => ({ id })),
      top.id,
    ),
  ]
  return (await changeListAtOnce(deps, tx, organisationId, moves)).counts
}

async function result(
  tx: HrTransaction,
  organisationId: string,
  unitId: string,
  units: Partial<ImportCounts['units']>,
  members: ImportCounts['members'],
): Promise<Made<UnitWithPeople>> {
  const unit = found(await findProvisionedUnit(tx, organisationId, unitId))
  const people = await listMembersOfUnits(tx, organisationId, [unitId])
  return { result: { unit, members: people }, members, units: { ...nothingCounted.units, ...units } }
}
