import { isHeld, opensUnheardAt } from '#core/round/list-review.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { readReview } from './review/open-reviewed-round.ts'
import { findRound, listRounds as listRows, type RoundRow } from './round-repository.ts'

/** A round, and the state of its review while its list is reviewed. */
export type RoundWithReview = RoundRow & {
  readonly review: {
    readonly reviewer: 'safety-representative' | 'owner'
    /** When the round opens without a word from the reviewer; null: it does not. */
    readonly silenceOpensAt: Date | null
    readonly approved: boolean
    readonly held: boolean
    /** Somebody who got the list for review cannot speak now, so silence opens nothing. */
    readonly unheard: boolean
    /** Whether the asker may approve the list or object. */
    readonly yours: boolean
  } | null
}

type Asker = { readonly organisationId: string; readonly personId: string | null }

/** All rounds of an organisation, newest first. */
export function listRounds(deps: Pick<Deps, 'pools'>, asker: Asker): Promise<RoundWithReview[]> {
  return readAsHr(deps, asker, async (tx, organisationId) => {
    const rounds: RoundWithReview[] = []
    for (const round of await listRows(tx, organisationId)) {
      rounds.push(await withReview(tx, organisationId, round, asker.personId))
    }
    return rounds
  })
}

/** One round. @throws Refusal not-found, also for a round of another organisation */
export function readRound(
  deps: Pick<Deps, 'pools'>,
  input: Asker & { readonly roundId: string },
): Promise<RoundWithReview> {
  return readAsHr(deps, input, async (tx, organisationId) =>
    withReview(tx, organisationId, found(await findRound(tx, organisationId, input.roundId)), input.personId),
  )
}

async function withReview(
  tx: HrTransaction,
  organisationId: string,
  round: RoundRow,
  personId: string | null,
): Promise<RoundWithReview> {
  if (round.state !== 'in-review') return { ...round, review: null }
  const review = await readReview(tx, organisationId, round)
  const { reviewer, said, stated } = review
  const held = isHeld(review)
  const unheard = reviewer === 'safety-representative' && !review.canSpeak
  const bySilence = reviewer === 'safety-representative' && !held && !unheard
  return {
    ...round,
    review: {
      reviewer,
      silenceOpensAt: bySilence ? opensUnheardAt(review) : null,
      approved: stated || (!held && said.some(({ what }) => what === 'approved')),
      held,
      unheard,
      yours:
        reviewer === 'safety-representative' &&
        personId !== null &&
        review.representatives.includes(personId),
    },
  }
}
