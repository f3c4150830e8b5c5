import type { InvitationView } from '#contract/identity/me.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { RoundToAnswer } from './invited-rounds.ts'

/** A round as an invited person sees it before answering. */
export function presentInvitation(round: RoundToAnswer): Sendable<InvitationView> {
  return {
    round: {
      id: round.roundId,
      organisation: round.organisation,
      name: round.name,
      instrument: round.instrumentId,
      version: round.instrumentVersion,
      closesAt: round.closesAt,
      smallestGroup: round.smallestGroup,
      ownQuestions: round.ownQuestions,
    },
    units: round.units.map((name) => ({ name })),
    list: listOf(round),
    used: round.used,
    open: round.open,
  }
}

function listOf(round: RoundToAnswer): InvitationView['list'] {
  const { groupInvited, groupJoined, invited, joined, gone, openedBy, statement } = round
  if (groupInvited === null) return null
  return {
    group: { invited: groupInvited, joined: groupJoined },
    all: { invited, joined, gone },
    seen: openedBy,
    statement,
  }
}
