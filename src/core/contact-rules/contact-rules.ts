import type { Zone } from '@andrum/release/zone.ts'
import type { Change } from '#core/change/reliable-change.ts'

/** One support request from sent to closed. */
export type Case = { readonly sentAt: Date; readonly closedAt: Date | null }

/** What the person sees beside their own result. Nobody else learns which it was. */
export type Contact =
  /** The product offers a support session, and asks each time. */
  | 'offer'
  /** No offer; a button for people who want to ask. */
  | 'button'
  /** A case is open: its state is shown instead. */
  | 'open-case'
  | 'nothing'

export type Situation = {
  readonly zone: Zone
  /** The change since the result before; undefined for a first one. */
  readonly change: Change | undefined
  /** Whether the organisation has chosen contact rules. */
  readonly chosen: boolean
  readonly cases: readonly Case[]
  readonly now: Date
}

const day = 24 * 60 * 60 * 1000

/** After this many cases within a year nothing is offered any more. */
export const mostCases = 2
export const caseYear = 365 * day
/** After a closed case nothing is offered for six weeks. */
export const pause = 42 * day

/**
 * When a support session is offered: in red, and on a certain worsening into yellow (`core/change`). No offer after two
 * cases in a year, or within six weeks of a closed one; the button to ask without an offer always stays.
 */
export function contactFor({ zone, change, chosen, cases, now }: Situation): Contact {
  if (!chosen || zone === 'green') return 'nothing'
  if (cases.some(({ closedAt }) => closedAt === null)) return 'open-case'
  const worseIntoYellow =
    zone === 'yellow' && change?.comparable === true && change.clear && change.direction === 'worse'
  const fits = zone === 'red' || worseIntoYellow
  return fits && mayOffer(cases, now) ? 'offer' : 'button'
}

function mayOffer(cases: readonly Case[], now: Date): boolean {
  const within = (at: Date | null, time: number) => at !== null && now.getTime() - at.getTime() < time
  const thisYear = cases.filter(({ sentAt }) => within(sentAt, caseYear))
  return thisYear.length < mostCases && !cases.some(({ closedAt }) => within(closedAt, pause))
}
