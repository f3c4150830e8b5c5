import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { UnitWithPeople } from './provision-unit.ts'
import {
  listProvisionedMembers,
  type MemberFilter,
  type ProvisionedMember,
} from './provisioned-member-repository.ts'
import { listMembersOfUnits, listProvisionedUnits, type UnitFilter } from './provisioned-unit-repository.ts'
import type { ListKeeper } from './provisioning.ts'

type Page = { readonly offset: number; readonly limit: number }

/** A page of the people whom a program keeps, including deactivated ones. */
export function readProvisionedMembers(
  deps: Pick<Deps, 'pools'>,
  { organisationId }: ListKeeper,
  input: Page & { readonly filter: MemberFilter },
): Promise<{ total: number; members: readonly ProvisionedMember[] }> {
  return readAsHr(deps, { organisationId, personId: null }, (tx) =>
    listProvisionedMembers(tx, organisationId, input),
  )
}

/** A page of the open units, each with its members on request. */
export function readProvisionedUnits(
  deps: Pick<Deps, 'pools'>,
  { organisationId }: ListKeeper,
  input: Page & { readonly filter: UnitFilter; readonly withMembers: boolean },
): Promise<{ total: number; units: readonly UnitWithPeople[] }> {
  return readAsHr(deps, { organisationId, personId: null }, async (tx) => {
    const { total, units } = await listProvisionedUnits(tx, organisationId, input)
    const ids = input.withMembers ? units.map(({ id }) => id) : []
    const people = Map.groupBy(await listMembersOfUnits(tx, organisationId, ids), ({ unitId }) => unitId)
    return { total, units: units.map((unit) => ({ unit, members: people.get(unit.id) ?? [] })) }
  })
}
