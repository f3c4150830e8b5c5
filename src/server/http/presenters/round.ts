import type { RoundView } from '#contract/round.ts'
import type { RoundRow } from '#server/db/round-repository.ts'

export function presentRound(round: RoundRow): RoundView {
  return {
    id: round.id,
    name: round.name,
    instrument: round.instrumentId,
    version: round.instrumentVersion,
    unit: { id: round.unitId, name: round.unitName },
    state: round.state,
    openedAt: round.openedAt.toISOString(),
    closesAt: round.closesAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    releasedAt: round.releasedAt?.toISOString() ?? null,
    invited: round.invited,
    smallestGroup: round.smallestGroup,
    // Afterwards the released figure says it, more carefully.
    participationStep: round.state === 'open' ? round.participationStep : null,
    progress: progressOf(round),
  }
}

function progressOf(round: RoundRow): RoundView['progress'] {
  if (round.state === 'closed') return { step: 'release', percent: round.releasePercent }
  const mailing = round.state === 'open' && round.invitationsPercent < 100
  return mailing ? { step: 'invitations', percent: round.invitationsPercent } : null
}
