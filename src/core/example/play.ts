import {
  answersIn,
  type Crowd,
  company,
  crowdsOf,
  fewestBetween,
  type Happening,
  type Place,
  places,
  smallestGroup,
  teams,
} from './playground.ts'

/** The place whose figure first counts the answers of a place; null: in no figure. */
type CountedIn = ReadonlyMap<Place, Place | null>

/** Why a place has no figure of its own this time, or its answers are counted elsewhere. */
export type Reason =
  | { readonly kind: 'few'; readonly answers: number }
  /** These few people could have been computed from two figures. */
  | { readonly kind: 'difference'; readonly crowds: readonly Crowd[]; readonly people: number }

export type PlaceNow = {
  readonly place: Place
  readonly answers: number
  readonly shown: boolean
  /** Answers in its figure; 0 when it is hidden. */
  readonly counted: number
  readonly countedIn: Place | null
  readonly reason: Reason | null
}

export type Played = { readonly before: readonly PlaceNow[]; readonly now: readonly PlaceNow[] }

/** Plays both rounds of the example. The first is compared with nothing. */
export function play(happening: Happening): Played {
  const crowds = crowdsOf(happening)
  const first = poolSmall(crowds, 'before')
  const before = placesOf(crowds, 'before', first, new Map())
  const start = poolSmall(crowds, 'now')
  const reasons = new Map<Place, Reason>()
  const now = poolDifferences(crowds, first, start, reasons)
  return { before, now: placesOf(crowds, 'now', now, reasons) }
}

/** Counts a place with too few answers with the company; if those are too few as well, nowhere. */
function poolSmall(crowds: readonly Crowd[], when: 'before' | 'now'): CountedIn {
  const counted = new Map<Place, Place | null>(
    teams.map((team) => [team, answersIn(crowds, when, team) >= smallestGroup ? team : company]),
  )
  counted.set(company, company)
  const rest = sizeOf(crowds, when, counted, company)
  if (rest < smallestGroup)
    for (const [place, into] of counted) if (into === company) counted.set(place, null)
  return counted
}

function sizeOf(crowds: readonly Crowd[], when: 'before' | 'now', counted: CountedIn, group: Place): number {
  return crowds
    .filter((crowd) => groupOf(counted, crowd[when]) === group)
    .reduce((sum, { people }) => sum + people, 0)
}

const groupOf = (counted: CountedIn, place: Place | null): Place | null =>
  place === null ? null : (counted.get(place) ?? null)

/** Moves groups up until no choice of groups of both rounds differs by one to three people. */
function poolDifferences(
  crowds: readonly Crowd[],
  before: CountedIn,
  start: CountedIn,
  reasons: Map<Place, Reason>,
): CountedIn {
  let counted = start
  let latest: Place | null = null
  for (;;) {
    const found = findDifference(crowds, before, counted, latest)
    if (found === null) return counted
    const { group, crowds: few } = found
    const people = few.reduce((sum, one) => sum + one.people, 0)
    const target = group === company ? null : company
    const next = new Map(counted)
    for (const [place, into] of counted) {
      if (into !== group) continue
      next.set(place, target)
      if (!reasons.has(place)) reasons.set(place, { kind: 'difference', crowds: few, people })
    }
    counted = next
    latest = target
  }
}

type Difference = { readonly group: Place; readonly crowds: readonly Crowd[] }

/**
 * Finds a choice of groups whose difference is one to three people, and the group of it that gives way. A choice says on
 * which side of a subtraction each figure of either round stands. Tries first the choices that the last move has made, then
 * the choices of fewest groups.
 */
function findDifference(
  crowds: readonly Crowd[],
  before: CountedIn,
  now: CountedIn,
  latest: Place | null,
): Difference | null {
  const earlier = groupsIn(before)
  const later = groupsIn(now)
  const choices = Array.from({ length: 2 ** (earlier.length + later.length) }, (_, bits) => ({
    amount: bits.toString(2).replaceAll('0', '').length,
    before: earlier.filter((_, n) => bits & (1 << n)),
    now: later.filter((_, n) => bits & (1 << (earlier.length + n))),
  })).sort((a, b) => rank(a, latest) - rank(b, latest) || a.amount - b.amount)
  // True if nobody joined or left any figure: people only moved.
  const isClosed = crowds.every(
    (crowd) => (groupOf(before, crowd.before) === null) === (groupOf(now, crowd.now) === null),
  )
  for (const choice of choices) {
    const few = crowds.filter((crowd) => {
      const was = groupOf(before, crowd.before)
      const is = groupOf(now, crowd.now)
      return (was !== null && choice.before.includes(was)) !== (is !== null && choice.now.includes(is))
    })
    const people = few.reduce((sum, one) => sum + one.people, 0)
    if (people === 0 || people >= fewestBetween) continue
    const group = givesWay(crowds, now, choice.now, few, isClosed)
    if (group !== null) return { group, crowds: few }
  }
  return null
}

const rank = (choice: { readonly now: readonly Place[] }, latest: Place | null): number =>
  latest !== null && choice.now.includes(latest) ? 0 : 1

/** The top-most group of the choice; if people only moved between two groups, the lower of both sides. */
function givesWay(
  crowds: readonly Crowd[],
  now: CountedIn,
  near: readonly Place[],
  few: readonly Crowd[],
  isClosed: boolean,
): Place | null {
  const far = groupsIn(now).filter(
    (group) => !near.includes(group) && few.some((crowd) => groupOf(now, crowd.now) === group),
  )
  const own = topmost(crowds, now, near)
  if (isClosed && own === company) return topmost(crowds, now, far) ?? own
  return own
}

function topmost(crowds: readonly Crowd[], now: CountedIn, groups: readonly Place[]): Place | null {
  if (groups.includes(company)) return company
  const [smallest] = groups.toSorted((a, b) => sizeOf(crowds, 'now', now, a) - sizeOf(crowds, 'now', now, b))
  return smallest ?? null
}

const groupsIn = (counted: CountedIn): Place[] =>
  places.filter((place) => [...counted.values()].includes(place))

function placesOf(
  crowds: readonly Crowd[],
  when: 'before' | 'now',
  counted: CountedIn,
  reasons: ReadonlyMap<Place, Reason>,
): PlaceNow[] {
  const all = crowds.filter((crowd) => crowd[when] !== null)
  return places.map((place) => {
    const own = answersIn(crowds, when, place)
    const answers = place === company ? all.reduce((sum, { people }) => sum + people, 0) : own
    const inFigure =
      place === company
        ? all
            .filter((crowd) => groupOf(counted, crowd[when]) !== null)
            .reduce((sum, { people }) => sum + people, 0)
        : counted.get(place) === place
          ? own
          : 0
    // A figure must count at least two thirds of the answers.
    const shown = inFigure >= smallestGroup && 3 * inFigure >= 2 * answers
    const few: Reason | null = own < smallestGroup && place !== company ? { kind: 'few', answers: own } : null
    return {
      place,
      answers,
      shown,
      counted: shown ? inFigure : 0,
      countedIn: counted.get(place) ?? null,
      reason: few ?? reasons.get(place) ?? null,
    }
  })
}
