import { zoneNames } from '../evidence.ts'
import type { Answer, Organisation, Report, ZoneName } from '../organisation-file.ts'
import { nameOf } from './read-report.ts'
import { Refused } from './run-plug-in.ts'

/** What an attacker gets: all that the employer has. Everybody has their real name. */
export type Seen = {
  readonly nodes: Organisation['nodes']
  readonly periods: Organisation['periods']
  readonly published: Report['published']
  readonly parts?: Report['parts']
  /** Answers that people told the employer. */
  readonly told: readonly Answer[]
}

/** A figure of the report, as a term of a sum. */
type Term = { readonly node: string; readonly period: string }

/** What an attacker says it found out. */
export type Claim =
  | { readonly person: string; readonly period: string; readonly zone: ZoneName }
  | { readonly person: string; readonly period: string; readonly lo: number; readonly hi: number }
  /** The sum of some figures minus others is about few people only. */
  | { readonly plus: readonly Term[]; readonly minus: readonly Term[] }

const mostClaims = 100_000

/** @throws Refused with a sentence that names the first thing that is no claim */
export function readClaims(json: unknown, seen: Seen): Claim[] {
  if (!Array.isArray(json)) throw new Refused(`answered with ${nameOf(json)}, not a list of claims.`)
  if (json.length > mostClaims) throw new Refused(`makes ${json.length} claims; ${mostClaims} are read.`)
  const invited = new Map(seen.periods.map(({ id, members }) => [id, new Set(members.map((m) => m.person))]))
  const shown = new Set(
    seen.published.filter((row) => !row.suppressed).map(({ node, period }) => `${node} ${period}`),
  )
  const readTerms = (terms: unknown, place: string): Term[] => {
    if (!Array.isArray(terms)) throw new Refused(`${place}: a list of figures is expected.`)
    return terms.map((term) => {
      const { node, period } = (term ?? {}) as Record<string, unknown>
      if (!shown.has(`${node} ${period}`))
        throw new Refused(`${place}: unit ${nameOf(node)} has no figure in period ${nameOf(period)}.`)
      return { node: String(node), period: String(period) }
    })
  }
  return json.map((each: unknown, n): Claim => {
    const place = `claim ${n + 1}`
    if (typeof each !== 'object' || each === null)
      throw new Refused(`${place} is ${nameOf(each)}, not an object.`)
    const claim = each as Record<string, unknown>
    if (claim.plus !== undefined || claim.minus !== undefined)
      return { plus: readTerms(claim.plus ?? [], place), minus: readTerms(claim.minus ?? [], place) }
    const [person, period] = [String(claim.person), String(claim.period)]
    const people = invited.get(period)
    if (!people) throw new Refused(`${place}: there is no period ${nameOf(claim.period)}.`)
    if (!people.has(person))
      throw new Refused(`${place}: nobody is called ${nameOf(claim.person)} in period "${period}".`)
    const zone = zoneNames.find((name) => name === claim.zone)
    if (zone) return { person, period, zone }
    if (claim.zone !== undefined) throw new Refused(`${place}: there is no zone ${nameOf(claim.zone)}.`)
    const { lo, hi } = claim
    if (typeof lo !== 'number' || typeof hi !== 'number' || !Number.isFinite(lo) || !Number.isFinite(hi))
      throw new Refused(`${place}: ${nameOf(lo)} to ${nameOf(hi)} is not an interval of numbers.`)
    if (lo > hi) throw new Refused(`${place}: the interval ${lo} to ${hi} is upside down.`)
    if (hi - lo >= 1) throw new Refused(`${place}: ${lo} to ${hi} is a point or more, which tells nothing.`)
    return { person, period, lo, hi }
  })
}
