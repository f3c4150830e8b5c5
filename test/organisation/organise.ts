import { randomUUID } from 'node:crypto'
import { asSuperuser, type TestDatabase } from '../database/database.ts'

export type Founded = {
  readonly organisationId: string
  /** Id of a person with the role hr there. */
  readonly hr: string
}

/** A new organisation as the provider creates it: one unit with one person, who is HR. */
export async function found(database: TestDatabase, name = 'Färghandeln'): Promise<Founded> {
  const [organisationId, unitId, memberId, hr] = Array.from({ length: 4 }, () => randomUUID())
  await asSuperuser(database, 'insert into organisation (id, name) values ($1, $2)', [organisationId, name])
  await asSuperuser(
    database,
    "insert into unit (organisation_id, id, external_id, name) values ($1, $2, 'top', 'Toppen')",
    [organisationId, unitId],
  )
  await asSuperuser(
    database,
    `insert into member (organisation_id, id, email, name, unit_id, person_id, joined_at)
     values ($1, $2, $3, 'Helle Rask', $4, $5, '2020-01-01')`,
    [organisationId, memberId, `hr@${organisationId}.example`, unitId, hr],
  )
  await asSuperuser(
    database,
    "insert into role_assignment (organisation_id, member_id, role) values ($1, $2, 'hr')",
    [organisationId, memberId],
  )
  return { organisationId: organisationId ?? '', hr: hr ?? '' }
}

const importHeading = 'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk;roll'

/** An import file with the root `top` and the given lines. */
export function importFile(...lines: readonly string[]): Buffer {
  return Buffer.from([importHeading, 'top;Toppen;;', ...lines, ''].join('\r\n'))
}

/** Lines for `amount` people of one unit: `<unit>-0@bolaget.example` and so on. */
export function peopleOf(unit: string, amount: number): string[] {
  return Array.from({ length: amount }, (_, n) => `${unit};;;${unit}-${n}@bolaget.example;${unit} ${n}`)
}
