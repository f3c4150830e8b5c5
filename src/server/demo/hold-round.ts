import type { Instrument } from '#core/instrument/instrument.ts'
import { demoPeople } from '#server/identity/sign-in/demo-people.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { markDelivered } from '#server/rounds/invite/delivery-repository.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { tellRound } from '#server/rounds/publish/tell-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { approveList } from '#server/rounds/review/answer-list-review.ts'
import { setInvitationsPercent } from '#server/rounds/round-repository.ts'
import type { DemoToFill } from './people-with-accounts.ts'
import { calendar } from './simulation/distributions.ts'
import type { SimulatedRound } from './simulation/simulate-organisation.ts'
import { listInvited } from './simulation-repository.ts'

const hour = 3_600_000
const day = 24 * hour

export type RoundToHold = DemoToFill & {
  readonly organisationId: string
  /** Addresses of HR and the representative of the round. */
  readonly by: { readonly hr: string; readonly representative: string }
  readonly round: Pick<SimulatedRound, 'answers'>
  readonly instrument: Instrument
  readonly opening: Date
  /** The last round stays open, and the demo accounts have not answered it, so that visitors can try. */
  readonly isLast: boolean
}

/**
 * Opens a round, which the safety representative approves at once, and lets people answer. Closes and releases all but the last, and
 * opens their figures to employees.
 */
export async function holdRound(held: RoundToHold): Promise<void> {
  const { at, organisationId, people, by, instrument, opening, isLast } = held
  const hr = people.get(by.hr) ?? ''
  const closing = new Date(opening.getTime() + calendar.daysOpen * day)
  const prepared = await prepareRound(at(opening), {
    organisationId,
    personId: hr,
    name: nameOf(opening),
    instrument: instrument.id,
    closesAt: closing,
  })
  const roundId = prepared.id
  await approveList(at(opening), {
    organisationId,
    roundId,
    personId: people.get(by.representative) ?? '',
  })
  const invited = await asHr(held.deps.pools.app, { organisationId, personId: null }, async (tx) => {
    const all = await listInvited(tx, organisationId, roundId)
    // A simulation mails nobody: all e-mails count as delivered, and the open round's slips are not printed yet.
    const reached = all.filter(({ email }) => email !== null || !isLast)
    await markDelivered(
      tx,
      organisationId,
      reached.map(({ memberId }) => ({ roundId, memberId })),
    )
    return all
  })
  await answer(held, roundId, invited)
  if (isLast) return inviteDemoPeople(held, roundId, invited)

  // Closed on its planned day, so that its record in the log passes every check (/kontrollera).
  await closeRound(at(closing), { organisationId, roundId, personId: null })
  await releaseRound(at(new Date(closing.getTime() + hour)), { organisationId, roundId })
  const told = at(new Date(closing.getTime() + day))
  await tellRound(told, { organisationId, roundId, personId: hr, as: 'units' })
}

type Invited = {
  readonly memberId: string
  readonly email: string | null
  readonly employeeId: string | null
}

/** How many answer at the same time: the pool's connections without those for readers. */
const atOnce = 4

async function answer(
  { at, people, round, instrument, opening, isLast }: RoundToHold,
  roundId: string,
  invited: readonly Invited[],
): Promise<void> {
  const deps = at(new Date(opening.getTime() + 2 * day))
  const answering = invited.filter(({ email }) => !(isLast && people.has(email ?? '')))
  const next = answering[Symbol.iterator]()
  const work = async () => {
    for (const { memberId, email, employeeId } of next) {
      const answers = round.answers.get(employeeId ?? '')
      if (answers === undefined) continue
      const personId = people.get(email ?? '') ?? null
      const token = personId === null ? deps.keys.invitationToken(roundId, memberId) : undefined
      await submitAnswers(deps, { roundId, personId, token, version: instrument.version, answers })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function inviteDemoPeople(
  { deps, organisationId }: RoundToHold,
  roundId: string,
  invited: readonly Invited[],
): Promise<void> {
  for (const { memberId, email } of invited) {
    if (demoPeople.some((person) => person.email === email)) {
      await deps.queue.enqueueNow('send-invitation', { organisationId, roundId, memberId })
    }
  }
  await asHr(deps.pools.app, { organisationId, personId: null }, (tx) =>
    setInvitationsPercent(tx, organisationId, roundId, 100),
  )
}

const months = [
  'Januari',
  'Februari',
  'Mars',
  'April',
  'Maj',
  'Juni',
  'Juli',
  'Augusti',
  'September',
  'Oktober',
  'November',
  'December',
]

/** "Mars 2026": rounds have the name of their month, as HR would name them. */
export function nameOf(opening: Date): string {
  return `${months[opening.getMonth()] ?? 'Mars'} ${opening.getFullYear()}`
}
