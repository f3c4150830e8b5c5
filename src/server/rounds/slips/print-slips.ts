import type { SignInRecord } from '#core/access/actor.ts'
import { showSlipCode } from '#core/round/slip-code.ts'
import { readOrganisation } from '#server/people/organisation/organisation-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { findRound, type RoundRow } from '#server/rounds/round-repository.ts'
import {
  listSlipReaders,
  listUnitsWithSlips,
  makeSlips,
  type Printing,
  type SlipReader,
  type UnitWithSlips,
} from './slip-repository.ts'

type Input = { readonly organisationId: string; readonly roundId: string; readonly personId: string }

/**
 * How many people on the list have no address, by unit, and what was printed; of one unit also their names. Those who get an SMS
 * are counted apart. Empty before a round opens and after it has closed, when no slip can be made.
 * @throws Refusal not-found
 */
export async function readSlips(
  { pools, clock, sms }: Pick<Deps, 'pools' | 'clock' | 'sms'>,
  { organisationId, roundId, personId, unitId }: Input & { readonly unitId?: string | undefined },
): Promise<{ units: readonly UnitWithSlips[]; people: readonly SlipReader[] }> {
  return asHr(pools.app, { organisationId, personId }, async (tx) => {
    const round = found(await findRound(tx, organisationId, roundId))
    if (!isOpen(round, clock())) return { units: [], people: [] }
    const which = { organisationId, roundId, sms: sms !== null }
    return {
      units: await listUnitsWithSlips(tx, which),
      people: unitId === undefined ? [] : await listSlipReaders(tx, which, unitId),
    }
  })
}

const isOpen = ({ state, closesAt }: RoundRow, now: Date): boolean => state === 'open' && now < closesAt

export type SlipsMade = {
  readonly printing: Printing
  readonly unit: string
  readonly organisation: string
  readonly round: RoundRow
  readonly slips: readonly (SlipReader & { readonly code: string })[]
}

/**
 * Makes a code for everybody in a unit who has neither address nor SMS, or for one who has no address; it replaces the earlier one.
 * Only this answer has the codes: the database stores keyed hashes. The answer does not depend on who has answered the round.
 * @throws Refusal not-found; round-not-open; nobody-to-invite where nobody in the unit needs a slip;
 * slips-printed-meanwhile when somebody else has printed since
 */
export async function printSlips(
  deps: Pick<Deps, 'pools' | 'clock' | 'keys' | 'newId' | 'sms'>,
  input: Input & {
    readonly unitId: string
    readonly after: string | null
    readonly memberId?: string | undefined
    readonly signIn?: SignInRecord
  },
): Promise<SlipsMade> {
  const { organisationId, roundId, unitId, memberId } = input
  const { keys, newId } = deps
  return asHr(deps.pools.app, input, async (tx) => {
    const round = found(await findRound(tx, organisationId, roundId))
    const organisation = found(await readOrganisation(tx, organisationId))
    const at = deps.clock()
    if (!isOpen(round, at)) throw new Refusal('round-not-open')
    const which = { organisationId, roundId, sms: deps.sms !== null }
    const printingId = newId()
    const make = async () => {
      const readers = (await listSlipReaders(tx, which, unitId)).filter(({ id, bySms }) =>
        memberId === undefined ? !bySms : id === memberId,
      )
      if (readers.length === 0) throw new Refusal('nobody-to-invite')
      const made = readers.map((reader) => ({ reader, code: keys.slipCode(newId()) }))
      const slips = made.map(({ reader, code }) => ({
        memberId: reader.id,
        codeHash: keys.slipCodeHash(code),
      }))
      const asking = { roundId, unitId, printingId, after: input.after, slips, at }
      return { made, said: await makeSlips(tx, asking) }
    }
    let { made, said } = await make()
    // Somebody got an address after the list was read: try again with those who have none now.
    for (let again = 0; again < 3 && said === 'list-changed'; again++) ({ made, said } = await make())
    if (said !== 'made') throw new Refusal(refusalOf[said])
    const [unit] = await listUnitsWithSlips(tx, which, unitId)
    // The last of them may just have got an address.
    if (unit?.printed?.id !== printingId) throw new Refusal('nobody-to-invite')
    return {
      printing: unit.printed,
      unit: unit.name,
      organisation: organisation.name,
      round,
      slips: made.map(({ reader, code }) => ({ ...reader, code: showSlipCode(code) })),
    }
  })
}

const refusalOf = {
  'list-changed': 'unavailable',
  'not-allowed': 'not-allowed',
  'not-open': 'round-not-open',
  'printed-meanwhile': 'slips-printed-meanwhile',
  unknown: 'not-found',
} as const
