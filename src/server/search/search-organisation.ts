import type { SignedIn } from '#core/access/actor.ts'
import { type Action, judge } from '#core/access/rules.ts'
import { keepSeen, type SeenUnits, seenUnitsOf } from '#core/access/seen-units.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { measureReaderOf } from '#core/measures/measure-rights.ts'
import { findByWords, mostHits, wordsOf } from '#core/search/matching.ts'
import { seesMeasures } from '#server/measures/read-measure-plan.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listReleasedRounds } from '#server/rounds/overview/released-rounds-query.ts'
import {
  findMembers,
  findUnits,
  listMeasureTitles,
  listRoundNames,
  listUnitsOfRounds,
  type UnitOfRound,
} from './search-query.ts'

type Asker = { readonly actor: SignedIn; readonly organisationId: string }

/**
 * Finds what has every word in its name, within the reader's rights: each kind needs the right to its own page, and
 * a manager finds the units led, their rounds and their measures. No word is stored, logged or counted.
 */
export function searchOrganisation(deps: Pick<Deps, 'pools'>, asker: Asker, typed: string) {
  const { actor, organisationId } = asker
  const words = wordsOf(typed)
  return readAsHr(deps, { organisationId, personId: actor.personId }, async (tx) => {
    const released = may(asker, 'read-overview')
      ? await listReleasedRounds(tx, seenUnitsOf(actor, organisationId))
      : []
    const roundIds = released.map(({ id }) => id)
    const units = await unitsFor(tx, asker, roundIds, words)
    const rounds = findByWords(await roundsFor(tx, asker, released), words, ({ name }) => name)
    const people = may(asker, 'read-members') ? await findMembers(tx, organisationId, words) : []
    const measures = findByWords(await measuresFor(tx, asker), words, ({ title }) => title)
    return {
      units: units.slice(0, mostHits),
      people: people.slice(0, mostHits),
      rounds: rounds.slice(0, mostHits),
      measures: measures.slice(0, mostHits),
      more: [units, people, rounds, measures].some(({ length }) => length > mostHits),
    }
  })
}

const may = ({ actor, organisationId }: Asker, action: Action): boolean =>
  judge(actor, action, asId<OrganisationId>(organisationId)) === 'allowed'

/** Present units, for those who read the list; for those who read figures, units with figures, by their former names. */
async function unitsFor(
  tx: HrTransaction,
  asker: Asker,
  roundIds: readonly string[],
  words: readonly string[],
) {
  const { actor, organisationId } = asker
  const seen = seenUnitsOf(actor, organisationId)
  return findUnits(
    tx,
    {
      organisationId,
      roundIds,
      seen: seen === 'all' ? null : await seenInRounds(tx, organisationId, roundIds, seen),
      isListRead: may(asker, 'read-organisation'),
    },
    words,
  )
}

/** The visible units of each round, by its own tree. */
async function seenInRounds(
  tx: HrTransaction,
  organisationId: string,
  roundIds: readonly string[],
  seen: SeenUnits,
): Promise<readonly UnitOfRound[]> {
  const units = await listUnitsOfRounds(tx, organisationId, roundIds)
  return [...Map.groupBy(units, ({ roundId }) => roundId).values()].flatMap((tree) => keepSeen(tree, seen))
}

async function roundsFor(
  tx: HrTransaction,
  asker: Asker,
  released: readonly { readonly id: string; readonly name: string }[],
) {
  if (!may(asker, 'read-rounds')) return released.map(({ id, name }) => ({ id, name, released: true }))
  const rounds = await listRoundNames(tx, asker.organisationId)
  return rounds.map(({ id, name, state }) => ({ id, name, released: state === 'released' }))
}

async function measuresFor(tx: HrTransaction, asker: Asker) {
  const { actor, organisationId } = asker
  if (!may(asker, 'read-measures')) return []
  const sees = await seesMeasures(tx, { ...measureReaderOf(actor, organisationId), organisationId })
  return (await listMeasureTitles(tx, organisationId)).filter(sees)
}
