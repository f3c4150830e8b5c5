import type { Organisation, Period, PublishedRow, Report } from './organisation-file.ts'

type Place = { lo: number; hi: number; readonly own: number; readonly below: string[] }

/** A tolerance for shares of invited people, far below one person. */
const hair = 1e-6

/**
 * Everybody who surely answered, from what HR has: the list of invited people, and the shown number and participation of
 * every unit. A unit counts its shown units and the rest of those invited in it. Bounds are propagated up and down the tree
 * until none changes.
 */
export function surelyTakingPart(organisation: Organisation, period: Period, report: Report): string[] {
  const nodes = period.nodes ?? organisation.nodes
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const shown = new Map<string, PublishedRow>()
  for (const row of report.published)
    if (row.period === period.id && !row.suppressed) shown.set(row.node, row)
  const shownAt = (from: string | null): string | null => {
    let at = from
    while (at !== null && !shown.has(at)) at = parents.get(at) ?? null
    return at
  }
  const regions = Map.groupBy(period.members, ({ node }) => shownAt(node))
  const isWithin = (node: string, top: string): boolean => {
    for (let at: string | null = node; at !== null; at = parents.get(at) ?? null) if (at === top) return true
    return false
  }
  const places = new Map<string, Place>()
  for (const [id, row] of shown) {
    const invited = period.members.filter(({ node }) => isWithin(node, id)).length
    const share = row.participation ?? { lo: 0, hi: 1 }
    places.set(id, {
      lo: Math.max(row.n, Math.ceil(share.lo * invited - hair)),
      hi: Math.min(
        invited,
        share.hiOpen ? Math.ceil(share.hi * invited - hair) - 1 : Math.floor(share.hi * invited + hair),
      ),
      own: regions.get(id)?.length ?? 0,
      below: [...shown.keys()].filter((other) => other !== id && shownAt(parents.get(other) ?? null) === id),
    })
  }
  for (let turn = 0; turn < places.size; turn++) for (const place of places.values()) tighten(place, places)
  return [...places].flatMap(([id, place]) => {
    const least = place.lo - sum(place.below, places, 'hi')
    return least >= place.own && place.own > 0 ? (regions.get(id) ?? []).map(({ person }) => person) : []
  })
}

const sum = (ids: readonly string[], places: ReadonlyMap<string, Place>, end: 'lo' | 'hi'): number =>
  ids.reduce((all, id) => all + (places.get(id)?.[end] ?? 0), 0)

function tighten(place: Place, places: ReadonlyMap<string, Place>): void {
  place.lo = Math.max(place.lo, sum(place.below, places, 'lo'))
  place.hi = Math.min(place.hi, sum(place.below, places, 'hi') + place.own)
  for (const id of place.below) {
    const child = places.get(id)
    if (!child) continue
    child.lo = Math.max(child.lo, place.lo - (sum(place.below, places, 'hi') - child.hi) - place.own)
    child.hi = Math.min(child.hi, place.hi - (sum(place.below, places, 'lo') - child.lo))
  }
}
