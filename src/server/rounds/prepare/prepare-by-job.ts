import { holdMembers } from '#server/people/organisation/organisation-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { mayComeRight } from '#server/platform/is-database-away.ts'
import type { RoundRow } from '#server/rounds/round-repository.ts'
import { chooseRound, type RoundToPrepare } from './choose-round.ts'
import { prepareRound, refuseCancelled, type Sending, writeChosenRound } from './prepare-round.ts'
import {
  findPreparation,
  insertPreparation,
  listPreparations,
  noteFrozenPercent,
  type PreparationRow,
  refusePreparation,
  removePreparation,
  removeRefusedPreparations,
} from './round-preparation-repository.ts'

type Input = RoundToPrepare & Sending & { readonly personId: string }

/** A round that a job prepares, under the id that it will have. Of the request it shows only the name. */
export type Preparation = Omit<PreparationRow, 'asked' | 'askedBy'> & { readonly name: string }

/** The most people on a list that is frozen while HR waits for the answer: it takes about a second. */
const mostAtOnce = 5_000

/**
 * Prepares a round, or enqueues a job for one with many people. Refuses at once what needs no frozen list; the preparation shows
 * later refusals. A repeated request returns the same preparation.
 * @param most people of a round that is prepared at once
 * @throws Refusal as `prepareRound`
 */
export async function askForRound(
  deps: Deps,
  input: Input,
  most = mostAtOnce,
): Promise<{ readonly round: RoundRow } | { readonly preparation: Preparation }> {
  const { organisationId, personId, key = null, ...wished } = input
  const preparation = await asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    const now = deps.clock()
    const { again, invited } = await chooseRound(deps, tx, input, now)
    await removeRefusedPreparations(tx, organisationId)
    if (again !== null || invited <= most) return null
    const given = { id: deps.newId(), asked: wished, askedBy: personId, askedAt: now, invited }
    const { id, isNew } = await insertPreparation(tx, organisationId, given)
    if (isNew) {
      await refuseCancelled(deps, tx, { personId, key })
      await deps.queue.enqueue(tx, 'prepare-round', { organisationId, preparationId: id }, { key: id })
    }
    const row = await findPreparation(tx, organisationId, id)
    if (row === null) throw new Error('a preparation is gone that was just there')
    return told(row)
  })
  return preparation === null ? { round: await prepareRound(deps, input) } : { preparation }
}

/**
 * Prepares the requested round, whole or not at all; a second run changes nothing.
 * @throws an error that a retry of the job may avoid
 */
export async function prepareAskedRound(
  deps: Deps,
  { organisationId, preparationId }: { readonly organisationId: string; readonly preparationId: string },
): Promise<void> {
  const whole = { organisationId, personId: null }
  const row = await asHr(deps.pools.app, whole, (tx) => findPreparation(tx, organisationId, preparationId))
  if (row === null || row.refusal !== null) return
  const asked = readAsked(organisationId, row)
  try {
    await asHr(deps.pools.app, { organisationId, personId: row.askedBy }, async (tx) => {
      await holdMembers(tx, organisationId)
      // Another worker ran the same job first.
      if ((await findPreparation(tx, organisationId, preparationId)) === null) return
      const at = deps.clock()
      const chosen = await chooseRound(deps, tx, asked, at)
      if (chosen.again === null) {
        const progress = progressOf(deps, organisationId, preparationId)
        await writeChosenRound(deps, tx, asked, chosen, { roundId: preparationId, at, progress })
      }
      await removePreparation(tx, organisationId, preparationId)
    })
  } catch (error) {
    if (mayComeRight(error)) throw error
    if (!(error instanceof Refusal)) deps.log.error({ preparationId, error }, 'A round could not be prepared')
    const refusal =
      error instanceof Refusal
        ? { code: error.code, possibleFrom: error.details.possibleFrom ?? null }
        : { code: 'unexpected' as const, possibleFrom: null }
    await asHr(deps.pools.app, whole, (tx) => refusePreparation(tx, organisationId, preparationId, refusal))
  }
}

/** Preparations under way, and refused ones. */
export function listRoundsInPreparation(
  deps: Pick<Deps, 'pools'>,
  asker: { readonly organisationId: string; readonly personId: string | null },
): Promise<Preparation[]> {
  return readAsHr(deps, asker, async (tx, organisationId) =>
    (await listPreparations(tx, organisationId)).map(told),
  )
}

/** The stored request: JSON has turned dates into text. */
type Kept = Omit<Input, 'organisationId' | 'personId' | 'opensAt' | 'closesAt'> & {
  readonly opensAt?: string
  readonly closesAt: string
}

function told({ asked, askedBy: _, ...row }: PreparationRow): Preparation {
  return { ...row, name: (asked as Kept).name }
}

function readAsked(organisationId: string, { asked, askedBy: personId }: PreparationRow): Input {
  const { opensAt, closesAt, ...rest } = asked as Kept
  return {
    ...rest,
    organisationId,
    personId,
    opensAt: opensAt === undefined ? undefined : new Date(opensAt),
    closesAt: new Date(closesAt),
  }
}

/** Progress is written in steps of so many per cent: HR's page asks every other second. */
const step = 5

/** Writes the progress of the freezing, in a transaction of its own so that HR sees it at once. */
function progressOf(deps: Deps, organisationId: string, id: string): (share: number) => Promise<void> {
  let written = 0
  return async (share) => {
    const percent = Math.min(95, Math.floor((share * 100) / step) * step)
    if (percent <= written) return
    written = percent
    await asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
      noteFrozenPercent(tx, organisationId, id, percent),
    )
  }
}
