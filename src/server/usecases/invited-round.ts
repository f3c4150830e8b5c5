import type { InvitedRound } from '#server/db/reports/invited-round.ts'

/** What an invited person sees of a round, and whether an answer would be taken now. */
export type RoundToAnswer = InvitedRound & { readonly open: boolean }

export function roundToAnswer(round: InvitedRound, now: Date): RoundToAnswer {
  return { ...round, open: round.state === 'open' && now < round.closesAt }
}
