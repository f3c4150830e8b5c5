import type { InvitedRound } from '#server/db/reports/invited-round.ts'

/** What an invited person sees of a round, and whether an answer would be taken now. */
export type RoundToAnswer = InvitedRound & { readonly open: boolean }

export function roundToAnswer(round: InvitedRound, now: Date): RoundToAnswer {
  const open = round.state === 'open' && now < round.closesAt
  // Whoever comes too late is told so, and nobody who holds the link learns any more whether it was used.
  return { ...round, open, used: open && round.used }
}
