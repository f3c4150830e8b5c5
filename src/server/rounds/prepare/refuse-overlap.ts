import { timeBetweenRounds } from '@andrum/release/constants.ts'
import { normaliseAddress, normaliseName, normaliseNumber } from '#core/round/normalise-person.ts'
import { fewOfTheSame } from '#core/round/rules.ts'
import { expectedPossible, nextPossible } from '#core/round/time-between.ts'
import { listOpenUnits } from '#server/people/organisation/unit-repository.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import {
  type AskedThere,
  type Called,
  findGoneFromAsked,
  findMovedFromAsked,
  findPeopleAskedLately,
  type ListedPerson,
  listCalled,
} from '#server/rounds/review/list-review-repository.ts'
import { presentPerson } from './list-person.ts'
import { allWordsOf } from './own-questions-of.ts'
import {
  findOverlappingRounds,
  findRoundsById,
  type OverlappingChoice,
  type OverlappingRound,
  readMembersIn,
  type Scope,
} from './round-opening-repository.ts'

/** The choices of a new round that overlaps are judged by. */
export type Choice = {
  readonly organisationId: string
  readonly unitId: string
  readonly instrumentId: string
  /** The earliest opening. */
  readonly opensAt: Date
}

const since = ({ opensAt }: Choice) => new Date(opensAt.getTime() - timeBetweenRounds)

/** The request and its sender: they tell a second click from a colleague with other choices. */
export type Sent = {
  readonly personId: string | null
  readonly name: string
  /** Undefined: as soon as the list is reviewed. */
  readonly opensAt: Date | undefined
  readonly closesAt: Date
  readonly reminders: readonly number[]
  readonly smallestGroup: number | undefined
  readonly everyMonths: number | null
  readonly planId: string | null
  /** The text of `allWordsOf`. */
  readonly ownQuestions: string
}

/**
 * Refuses a round that asks a part of the organisation again too soon.
 * @param sent null for a preview: an existing round then never counts as a second click
 * @returns the id of the round that this request repeats; else null
 * @throws Refusal round-overlaps, round-too-soon
 */
export async function refuseSameScope(
  tx: HrTransaction,
  scope: Scope,
  choice: Choice,
  sent: Sent | null,
): Promise<string | null> {
  const overlapping = await findOverlappingRounds(tx, scope, since(choice), sent?.planId ?? null)
  const again = overlapping.find(
    (round) => sent !== null && isSameChoice(round, choice) && isSentAgain(round, sent),
  )
  if (again !== undefined) return again.id
  judge(overlapping, choice)
  return null
}

/**
 * Refuses a round whose frozen list has more than a few of the people whom another round asked too recently, whatever ids,
 * units, addresses or numbers they have now, and whether or not they have erased an account.
 * @throws Refusal round-overlaps, round-too-soon
 */
export async function refuseSamePeople(
  deps: Pick<Deps, 'keys'>,
  tx: HrTransaction,
  roundId: string,
  choice: Choice,
): Promise<void> {
  const { organisationId } = choice
  const present = await readPresent(deps, tx, organisationId)
  const there = [
    ...(await findMovedFromAsked(tx, { organisationId, roundId }, since(choice))),
    ...(await findComeAnew(tx, { organisationId, roundId }, since(choice))),
  ]
  const moved = there.map(({ memberId, ...round }) => ({
    ...round,
    personHash: deps.keys.participantHash(organisationId, memberId),
  }))
  const asked = await findPeopleAskedLately(tx, roundId, since(choice), present, moved)
  const ids = asked.filter(({ people }) => people > fewOfTheSame).map((found) => found.roundId)
  judge(await findRoundsById(tx, choice.organisationId, ids), choice)
}

/**
 * Who has left a unit that another round asks, and by address, number or name is on this list again as another member. The list of
 * that round says it of everybody but those who have erased an account.
 */
async function findComeAnew(
  tx: HrTransaction,
  of: { readonly organisationId: string; readonly roundId: string },
  since: Date,
): Promise<readonly AskedThere[]> {
  const gone = await findGoneFromAsked(tx, of, since)
  if (gone.length === 0) return []
  const listed = new Set((await listCalled(tx, of)).flatMap(namesOf))
  return gone.filter((one) => namesOf(one).some((called) => listed.has(called)))
}

const namesOf = ({ email, employeeId, name }: Called): readonly string[] =>
  [
    ['address', email === null ? null : normaliseAddress(email)],
    ['number', normaliseNumber(employeeId)],
    ['name', normaliseName(name)],
  ].flatMap(([what, text]) => (text == null ? [] : [`${what} ${text}`]))

const isSameChoice = (round: Pick<OverlappingRound, 'unitId' | 'instrumentId'>, choice: Choice) =>
  round.unitId === choice.unitId && round.instrumentId === choice.instrumentId

function isSentAgain(round: OverlappingChoice, sent: Sent): boolean {
  const { personId, name, opensAt, closesAt, reminders, smallestGroup, everyMonths, ownQuestions } = sent
  const asSoonAs = opensAt === undefined || opensAt <= round.frozenAt
  return (
    (round.state === 'in-review' || round.state === 'open') &&
    round.preparedBy === personId &&
    round.name === name &&
    // An open round no longer has its planned opening.
    (round.state === 'open' ||
      (asSoonAs ? round.frozenAt : opensAt).getTime() === round.openedAt.getTime()) &&
    round.closesAt.getTime() === closesAt.getTime() &&
    round.reminders.join() === reminders.join() &&
    round.smallestGroup === (smallestGroup ?? round.smallestGroup) &&
    round.everyMonths === everyMonths &&
    allWordsOf(round.ownQuestions) === ownQuestions
  )
}

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

/** Null where one of the times is unknown. */
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
