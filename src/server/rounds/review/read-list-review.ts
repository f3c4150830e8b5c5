import { exactlySmallest, unitsWithBelow, usualDomains } from '#core/round/odd-list.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { findFrozenList } from '#server/rounds/record-log/record-log-repository.ts'
import { findRound } from '#server/rounds/round-repository.ts'
import {
  countDomains,
  countWithoutAddress,
  type FrozenUnit,
  type PersonOnList,
  readFrozenUnits,
  readListedPeople,
} from './frozen-list-query.ts'
import { listReviewEntries, type ReviewEntry } from './list-review-repository.ts'

type Input = { readonly organisationId: string; readonly roundId: string; readonly personId: string }

export type ListReviewReport = {
  readonly usualDomains: readonly string[]
  readonly unusualAddresses: number
  readonly withoutAddress: number
  /** Of those, how many get an SMS. */
  readonly bySms: number
  readonly units: readonly (FrozenUnit & {
    readonly depth: number
    readonly below: number
    readonly exactlySmallest: boolean
  })[]
  /** Root of the list's tree; null: frozen before the log existed. */
  readonly listRoot: Buffer | null
  readonly history: readonly ReviewEntry[]
}

/** The frozen list by unit: its changes, its oddities, and the entries about it. @throws Refusal not-found */
export async function readListReview(deps: Deps, input: Input): Promise<ListReviewReport> {
  const { organisationId, roundId } = input
  return asHr(deps.pools.app, input, async (tx) => {
    const round = found(await findRound(tx, organisationId, roundId))
    const units = await readFrozenUnits(tx, organisationId, roundId)
    const domains = await countDomains(tx, organisationId, roundId)
    const usual = usualDomains(domains)
    const small = exactlySmallest(units, round.smallestGroup)
    const { withoutAddress, withNumber } = await countWithoutAddress(tx, organisationId, roundId)
    return {
      withoutAddress,
      bySms: deps.sms === null ? 0 : withNumber,
      usualDomains: usual,
      unusualAddresses: [...domains].reduce(
        (sum, [name, count]) => sum + (usual.includes(name) ? 0 : count),
        0,
      ),
      units: unitsWithBelow(units).map((unit) => ({ ...unit, exactlySmallest: small.has(unit.id) })),
      listRoot: (await findFrozenList(tx, roundId))?.root ?? null,
      history: await listReviewEntries(tx, organisationId, roundId),
    }
  })
}

const pageLength = 200

/** People on the list in one unit. @throws Refusal not-found after the release, which deletes who was asked */
export async function listListedPeople(
  deps: Deps,
  input: Input & { readonly unitId: string; readonly offset: number },
): Promise<{
  readonly total: number
  readonly people: readonly (PersonOnList & { readonly unusualAddress: boolean })[]
}> {
  return asHr(deps.pools.app, input, async (tx) => {
    await findReviewed(tx, input)
    const usual = usualDomains(await countDomains(tx, input.organisationId, input.roundId))
    const { total, people } = await readListedPeople(tx, { ...input, limit: pageLength })
    const domainOf = (email: string) => email.slice(email.indexOf('@') + 1)
    return {
      total,
      people: people.map((person) => ({
        ...person,
        unusualAddress: person.email !== null && !usual.includes(domainOf(person.email)),
      })),
    }
  })
}

async function findReviewed(tx: HrTransaction, { organisationId, roundId }: Input): Promise<void> {
  const round = await findRound(tx, organisationId, roundId)
  if (round === null || round.state === 'released' || round.state === 'cancelled')
    throw new Refusal('not-found')
}
