import { listUnits } from '#server/people/organisation/list-units.ts'
import type { Deps } from '#server/platform/deps.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import type { RoundToPrepare } from '#server/rounds/prepare/choose-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import type { TestDatabase } from '../database/database.ts'
import { openAtOnce } from './open-round.ts'
import { type Founded, found, importFile, peopleOf } from './organise.ts'
import { readIn } from './read-in.ts'

/** A and B below the root, A1 below A. */
export const deskTree = ['A;Avdelning A;top;', 'A1;Grupp A1;A;', 'B;Avdelning B;top;'] as const

const twoWeeks = 14 * 24 * 60 * 60 * 1000

type DeskServer = {
  readonly deps: Deps
  readonly database: TestDatabase
  readonly time: { readonly now: Date }
}

/** HR's actions on rounds in an organisation of three units. */
export function roundDesk({ deps, database, time }: DeskServer) {
  const wished = (where: Founded, given: Partial<RoundToPrepare> = {}) => ({
    organisationId: where.organisationId,
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt: new Date(time.now.getTime() + twoWeeks),
    ...given,
    personId: where.hr,
  })
  /** Closes a round when its time is over. */
  const close = ({ organisationId }: Founded, roundId: string) =>
    closeRound(deps, { organisationId, roundId, personId: null })
  return {
    wished,
    close,
    /** HR at the root; by default ten people in each of A, A1 and B. */
    async organised(people = ['A', 'A1', 'B'].flatMap((unit) => peopleOf(unit, 10))): Promise<Founded> {
      const where = await found(database)
      await readIn(deps, where, importFile(...deskTree, ...people))
      return where
    },
    async unitId({ organisationId, hr: personId }: Founded, externalId: string): Promise<string> {
      const units = await listUnits(deps, { organisationId, personId })
      return units.find((unit) => unit.externalId === externalId)?.id ?? 'no such unit'
    },
    open: (where: Founded, given: Partial<RoundToPrepare> = {}) => openAtOnce(deps, wished(where, given)),
    prepare: (where: Founded, given: Partial<RoundToPrepare> = {}) =>
      prepareRound(deps, wished(where, given)),
    /** Closes a round when its time is over, and releases it. */
    async release(where: Founded, roundId: string) {
      await close(where, roundId)
      await releaseRound(deps, { organisationId: where.organisationId, roundId })
    },
  }
}
