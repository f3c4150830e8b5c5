import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type Printing = {
  readonly id: string
  readonly at: Date
  readonly by: 'employer' | 'safety_representative'
  readonly name: string | null
  readonly slips: number
}

export type UnitWithSlips = {
  readonly id: string
  readonly name: string
  /** How many people get a slip. */
  readonly people: number
  /** How many get an SMS instead. */
  readonly bySms: number
  readonly printed: Printing | null
}

/** The unit, and whether people with a number get an SMS. */
export type SlipsAsked = {
  readonly organisationId: string
  readonly roundId: string
  readonly sms: boolean
}

/** People who may get a slip: on the list, without an address, and still members. */
const reader = sql`
  i.organisation_id = m.organisation_id and i.member_id = m.id and m.email is null and m.left_at is null`

/** People who need no slip: their number takes SMS. A number that the gateway refuses counts as none. */
const reachedBySms = (sms: boolean) =>
  sql`(${sms}::boolean and m.mobile is not null and m.address_refused_on is null)`

/**
 * Units of a round with people who have no address, in the order of the tree, each with its last printing.
 * @param unitId only this unit
 */
export async function listUnitsWithSlips(
  tx: HrTransaction,
  { organisationId, roundId, sms }: SlipsAsked,
  unitId?: string,
): Promise<UnitWithSlips[]> {
  type Row = Omit<UnitWithSlips, 'printed'> & {
    readonly printingId: string | null
    readonly at: Date
    readonly by: Printing['by']
    readonly byName: string | null
    readonly slips: number
  }
  const { rows } = await sql<Row>`
    with readers as (
      select i.unit_id, (count(*) filter (where not ${reachedBySms(sms)}))::integer as people,
        (count(*) filter (where ${reachedBySms(sms)}))::integer as by_sms
      from invitation i join member m on ${reader}
      where i.organisation_id = ${organisationId} and i.round_id = ${roundId}
        and (${unitId ?? null}::uuid is null or i.unit_id = ${unitId ?? null}) group by i.unit_id
    )
    select u.unit_id as id, u.name, readers.people, readers.by_sms, p.id as printing_id, p.at, p.printed_as as by, p.slips, (
        select coalesce(nullif(m.name, ''), m.email) from member m
        where m.organisation_id = ${organisationId} and m.person_id = p.person_id
        order by m.left_at desc nulls first limit 1) as by_name
    from readers
    join round_unit u on u.organisation_id = ${organisationId} and u.round_id = ${roundId} and u.unit_id = readers.unit_id
    left join lateral (
      select * from slip_printing p
      where p.organisation_id = u.organisation_id and p.round_id = u.round_id and p.unit_id = u.unit_id
      order by p.place desc limit 1
    ) p on true
    order by u.position`.execute(tx)
  return rows.map(({ printingId, at, by, byName, slips, id, name, people, bySms }) => ({
    id,
    name,
    people,
    bySms,
    printed: printingId === null ? null : { id: printingId, at, by, name: byName, slips },
  }))
}

export type SlipReader = {
  readonly id: string
  readonly name: string
  readonly employeeId: string
  readonly language: Language
  /** Gets an SMS, and a slip only when HR makes one for this person alone. */
  readonly bySms: boolean
}

/** The people of one unit who may get a slip, by name. */
export async function listSlipReaders(
  tx: HrTransaction,
  { organisationId, roundId, sms }: SlipsAsked,
  unitId: string,
): Promise<SlipReader[]> {
  const { rows } = await sql<SlipReader>`
    select m.id, m.name, m.external_id as employee_id, m.language, ${reachedBySms(sms)} as by_sms
    from invitation i join member m on ${reader}
    where i.organisation_id = ${organisationId} and i.round_id = ${roundId} and i.unit_id = ${unitId}
    order by m.name, m.external_id, m.id`.execute(tx)
  return rows
}

export type SlipsToMake = {
  readonly roundId: string
  readonly unitId: string
  readonly printingId: string
  readonly after: string | null
  readonly slips: readonly { readonly memberId: string; readonly codeHash: Buffer }[]
  readonly at: Date
}

/** Calls make_slips, the only function that stores codes of slips. */
export async function makeSlips(
  tx: HrTransaction,
  { roundId, unitId, printingId, after, slips, at }: SlipsToMake,
): Promise<'made' | 'list-changed' | 'not-allowed' | 'not-open' | 'printed-meanwhile' | 'unknown'> {
  const { rows } = await sql<{ said: Awaited<ReturnType<typeof makeSlips>> }>`
    select make_slips(${roundId}, ${unitId}, ${printingId}, ${after},
      ${slips.map(({ memberId }) => memberId)}::uuid[], ${slips.map(({ codeHash }) => codeHash)}::bytea[], ${at}) as said`.execute(
    tx,
  )
  return rows[0]?.said ?? 'unknown'
}
