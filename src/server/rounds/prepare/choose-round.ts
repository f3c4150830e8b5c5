import { keptRounds } from '@andrum/release/constants.ts'
import type { Instrument } from '#core/instrument/instrument.ts'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import { mayReview, type Reviewer } from '#core/round/list-review.ts'
import { orderReminders } from '#core/round/reminders.ts'
import type { RepeatMonths } from '#core/round/repeat.ts'
import { validateClosing, validateOpeningTime } from '#core/round/rules.ts'
import { idsAbove, subtree, type TreeUnit } from '#core/round/tree.ts'
import { readOrganisation } from '#server/people/organisation/organisation-repository.ts'
import { listOpenUnits } from '#server/people/organisation/unit-repository.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, found, Refusal } from '#server/platform/errors.ts'
import { listRepresentatives } from '#server/rounds/review/list-review-repository.ts'
import { findInstrument } from '#server/self/results/find-instrument.ts'
import { allWordsOf, type OwnWording, ownQuestionsOf } from './own-questions-of.ts'
import { type Choice, refuseSameScope, type Sent } from './refuse-overlap.ts'
import { countMembersIn, readStrictestGroup } from './round-opening-repository.ts'

export type RoundToPrepare = {
  readonly organisationId: string
  readonly personId: string | null
  readonly name: string
  readonly instrument: string
  /** The top unit of the scope; the whole organisation by default. */
  readonly unitId?: string | undefined
  /** The earliest opening; by default as soon as the list is reviewed. */
  readonly opensAt?: Date | undefined
  readonly closesAt: Date
  /** How many days before the last day each reminder goes out. */
  readonly reminders?: readonly number[] | undefined
  /** Repeats it (`round-plans.ts`). */
  readonly everyMonths?: RepeatMonths | undefined
  /** The plan that it is prepared from, in the version that HR's page showed. */
  readonly plan?: { readonly id: string; readonly version: number } | undefined
  /** Own questions, in the customer's words. */
  readonly ownQuestions?: readonly OwnWording[] | undefined
  /** By default the organisation's own, or the strictest of its last rounds. */
  readonly smallestGroup?: number | undefined
}

/** A requested round with everything decided except who exactly is on its list. */
export type ChosenRound = {
  readonly instrument: Instrument
  readonly top: TreeUnit
  /** The units of the scope, parents before their children. */
  readonly units: readonly TreeUnit[]
  readonly choice: Choice
  /** The id of the round that this request repeats, as by a second click; else null. */
  readonly again: string | null
  readonly smallestGroup: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  /** Whether this is the organisation's first round. */
  readonly first: boolean
  readonly reviewer: Reviewer
  /** The members who review the list; null where the owner does. */
  readonly reviewers: readonly string[] | null
  /** 1 or more. */
  readonly invited: number
  readonly ownQuestions: readonly OwnQuestion[]
}

/**
 * Decides what a round would be, in the same way for the preview and for preparing it.
 * @param isShown a preview, which prepares nothing: an existing round then never counts as a second click
 * @throws Refusal invalid-input (opensAt, closesAt, smallestGroup, unitId), unknown-instrument, nobody-to-invite,
 * round-overlaps, round-too-soon
 */
export async function chooseRound(
  deps: Pick<Deps, 'instruments'>,
  tx: HrTransaction,
  input: RoundToPrepare,
  now: Date,
  { isShown = false } = {},
): Promise<ChosenRound> {
  const { organisationId } = input
  const instrument = findInstrument(deps.instruments, input.instrument)
  const opensAt = verifyTimes(input, now)
  const { units, above } = await findScope(tx, input)
  const [top] = units
  if (top === undefined) throw badField('unitId', 'unknown')
  const unitIds = units.map(({ id }) => id)
  const place = { organisationId, topId: top.id, unitIds, idsAbove: above }
  const choice = { organisationId, unitId: top.id, instrumentId: instrument.id, opensAt }
  const again = await refuseSameScope(tx, place, choice, isShown ? null : sentBy(input))
  const { first, ...groups } = await validateSmallestGroup(tx, input)
  const invited = await countMembersIn(tx, organisationId, unitIds)
  if (invited === 0) throw new Refusal('nobody-to-invite')
  const sitting = mayReview(await listRepresentatives(tx, organisationId), null)
  const reviewer = sitting.length > 0 ? 'safety-representative' : 'owner'
  const reviewers = sitting.length > 0 ? sitting.map(({ memberId }) => memberId) : null
  const ownQuestions = ownQuestionsOf(input.ownQuestions ?? [])
  return {
    instrument,
    top,
    units,
    choice,
    again,
    ...groups,
    first,
    reviewer,
    reviewers,
    invited,
    ownQuestions,
  }
}

const sentBy = ({ personId, name, opensAt, closesAt, smallestGroup, ...input }: RoundToPrepare): Sent => ({
  ...{ personId, name, opensAt, closesAt, smallestGroup },
  reminders: orderReminders(input.reminders ?? []),
  everyMonths: input.everyMonths ?? null,
  planId: input.plan?.id ?? null,
  ownQuestions: allWordsOf(input.ownQuestions ?? []),
})

/** @returns the planned opening */
function verifyTimes({ opensAt, closesAt }: RoundToPrepare, now: Date): Date {
  const opening = validateOpeningTime(now, opensAt ?? now)
  if (opening !== 'fine') throw badField('opensAt', opening)
  const planned = opensAt === undefined || opensAt < now ? now : opensAt
  const closing = validateClosing(planned, closesAt)
  if (closing !== 'fine') throw badField('closesAt', closing)
  return planned
}

async function findScope(
  tx: HrTransaction,
  input: RoundToPrepare,
): Promise<{ units: TreeUnit[]; above: string[] }> {
  const units = await listOpenUnits(tx, input.organisationId)
  const topId = input.unitId ?? units.find(({ parentId }) => parentId === null)?.id
  // An organisation without units has no members either.
  if (topId === undefined) throw new Refusal('nobody-to-invite')
  return { units: subtree(units, topId), above: idsAbove(units, topId) }
}

/** Figures that a larger smallest group hid must not appear under a smaller one, as long as both rounds are compared. */
async function validateSmallestGroup(
  tx: HrTransaction,
  input: RoundToPrepare,
): Promise<Pick<ChosenRound, 'smallestGroup' | 'hideFullParticipation' | 'first'>> {
  const organisation = found(await readOrganisation(tx, input.organisationId))
  const before = await readStrictestGroup(tx, input.organisationId, keptRounds)
  const least = Math.max(organisation.smallestGroup, before ?? 0)
  const smallestGroup = input.smallestGroup ?? least
  if (smallestGroup < organisation.smallestGroup) throw badField('smallestGroup', 'below-organisation')
  if (smallestGroup < least) throw badField('smallestGroup', 'below-earlier')
  const { hideFullParticipation } = organisation
  return { smallestGroup, hideFullParticipation, first: before === null }
}
