import type { TestApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'

export type Seat = {
  readonly unit: string
  readonly number: string
  readonly name: string
  readonly address: string | null
}

type Founding = {
  readonly organisationId: string
  readonly list: readonly Seat[]
  readonly address: (local: string) => string
  /** The roles of people at the root, by the name of their address. */
  readonly heldBy: Readonly<Record<string, readonly string[]>>
}

/** An organisation of three units with established people, whose ids are in the order of the list each time. */
export async function foundAlike(
  { database, deps }: TestApp,
  { organisationId, list, address, heldBy }: Founding,
): Promise<void> {
  const insert = (table: string, columns: string, values: readonly unknown[]) =>
    asSuperuser(
      database,
      `insert into ${table} (organisation_id, ${columns}) values ($1, ${values.map((_, n) => `$${n + 2}`)})`,
      [organisationId, ...values],
    )
  await asSuperuser(database, "insert into organisation (id, name) values ($1, 'Färghandeln')", [
    organisationId,
  ])
  const top = deps.newId()
  const units = new Map<string, string>()
  await insert('unit', 'id, external_id, name', [top, 'top', 'Toppen'])
  for (const unit of new Set(list.map((seat) => seat.unit))) {
    const unitId = deps.newId()
    units.set(unit, unitId)
    await insert('unit', 'id, external_id, name, parent_id', [unitId, unit, `Enhet ${unit}`, top])
  }
  const joined = new Date('2020-01-01')
  for (const { unit, number, name, address } of list) {
    const values = [deps.newId(), number, address, name, units.get(unit), joined]
    await insert('member', 'id, external_id, email, name, unit_id, joined_at', values)
  }
  for (const [name, roles] of Object.entries(heldBy)) {
    const memberId = deps.newId()
    const values = [memberId, address(name), `Roll ${name}`, top, joined]
    await insert('member', 'id, email, name, unit_id, joined_at', values)
    for (const role of roles) await insert('role_assignment', 'member_id, role', [memberId, role])
  }
}
