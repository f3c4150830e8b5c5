import { fewOfTheSame, timeBetweenRounds } from '#core/round/rules.ts'
import { expectedPossible, nextPossible } from '#core/round/time-between.ts'
import { findPeopleAskedLately, type ListedPerson } from '#server/db/list-review-repository.ts'
import {
  findOverlappingRounds,
  findRoundsById,
  type OverlappingRound,
  readMembersIn,
  type Scope,
} from '#server/db/round-opening-repository.ts'
import type { HrTransaction } from '#server/db/transaction.ts'
import { listOpenUnits } from '#server/db/unit-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { presentPerson } from './list-person.ts'

/** What a new round has chosen. */
export type Choice = {
  readonly organisationId: string
  readonly unitId: string
  readonly instrumentId: string
  /** When it opens at the earliest. */
  readonly opensAt: Date
}

const since = ({ opensAt }: Choice) => new Date(opensAt.getTime() - timeBetweenRounds)

/**
 * Refuses a round that asks a part of the organisation again too soon.
 * @param choice `name` null: a round of the same choice is refused like any other
 * @returns the round that this one is a second click on
 * @throws Refusal round-overlaps, round-too-soon
 */
export async function refuseSameScope(
  tx: HrTransaction,
  scope: Scope,
  choice: Choice & { readonly name: string | null },
): Promise<string | null> {
  const overlapping = await findOverlappingRounds(tx, scope, since(choice))
  const again = overlapping.find(
    (round) =>
      (round.state === 'in-review' || round.state === 'open') &&
      round.name === choice.name &&
      isSameChoice(round, choice),
  )
  if (again !== undefined) return again.id
  judge(overlapping, choice)
  return null
}

/**
 * Refuses a round whose frozen list has more than a few of the people whom another round asked too lately, whatever ids,
 * units, addresses or numbers they have now.
 * @throws Refusal round-overlaps, round-too-soon
 */
export async function refuseSamePeople(
  deps: Pick<Deps, 'keys'>,
  tx: HrTransaction,
  roundId: string,
  choice: Choice,
): Promise<void> {
  const present = await readPresent(deps, tx, choice.organisationId)
  const asked = await findPeopleAskedLately(tx, roundId, since(choice), present)
  const ids = asked.filter(({ people }) => people > fewOfTheSame).map((found) => found.roundId)
  judge(await findRoundsById(tx, choice.organisationId, ids), choice)
}

const isSameChoice = (round: Pick<OverlappingRound, 'unitId' | 'instrumentId'>, choice: Choice) =>
  round.unitId === choice.unitId && round.instrumentId === choice.instrumentId

function judge(rounds: readonly OverlappingRound[], choice: Choice): void {
  const earlier = rounds.flatMap(({ state, ...round }) =>
    state === 'cancelled' ? [] : [{ ...round, state, sameChoice: isSameChoice(round, choice) }],
  )
  const latest = latestOf(earlier.map(expectedPossible))
  if (earlier.some((round) => nextPossible(round) === null))
    throw new Refusal('round-overlaps', latest === null ? {} : { possibleFrom: latest.toISOString() })
  if (latest !== null && latest > choice.opensAt)
    throw new Refusal('round-too-soon', { possibleFrom: latest.toISOString() })
}

/** Null where one of them is not known. */
function latestOf(times: readonly (Date | null)[]): Date | null {
  if (times.length === 0 || times.includes(null)) return null
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)))
}

async function readPresent(
  { keys }: Pick<Deps, 'keys'>,
  tx: HrTransaction,
  organisationId: string,
): Promise<readonly Pick<ListedPerson, 'name' | 'address'>[]> {
  const units = await listOpenUnits(tx, organisationId)
  const present: Pick<ListedPerson, 'name' | 'address'>[] = []
  const unitIds = units.map(({ id }) => id)
  for await (const members of readMembersIn(tx, organisationId, unitIds)) {
    for (const member of members) present.push(presentPerson(keys, organisationId, member))
  }
  return present
}
