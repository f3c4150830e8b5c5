import type { Highs } from 'highs'
import { BoundsProgramme, type World } from './bounds-programme.ts'
import { type Evidence, zoneNames } from './evidence.ts'
import type { Answer } from './organisation-file.ts'
import { randomFrom } from './random.ts'

/** A crowd about whose people too much is certain. */
export type Breach = {
  readonly crowd: number
  readonly persons: readonly string[]
  /** 'zone': only one zone is possible. 'score': the score is confined to less than one point. */
  readonly kind: 'zone' | 'score'
  readonly low: number
  readonly high: number
}

type Seen = { zones: Set<number>; low: number; high: number }

/** Totals and categories are rounded to hundredths: a total lies no further than this from the mean. */
const roundingOfTotal = 0.01

/** The number of programmes that ask for all open crowds at once, before one by one. */
const jointQuestions = 6

/**
 * Finds everybody whose zone is certain or whose score is confined to less than one point, given the evidence. The true
 * answers, and every world that a programme finds, show what HR cannot exclude, because people of one crowd can change
 * places. Only crowds that stay open are tested one by one.
 * @param isKnown crowds to skip, because they were given away before
 */
export function findBreaches(
  evidence: Evidence,
  truth: ReadonlyMap<string, Answer>,
  highs: Highs,
  isKnown: (crowd: number) => boolean = () => false,
): Breach[] {
  const seen = evidence.crowds.map(
    ({ persons }): Seen => fromTruth(persons.flatMap((person) => truth.get(person) ?? [])),
  )
  const open = (): number[] => [...seen.keys()].filter((n) => !isSafe(seen[n]) && !isKnown(n))
  if (open().length === 0) return []
  const random = randomFrom(evidence.crowds.length)
  const rounding = isPossible(evidence, 0, highs) ? 0 : roundingOfTotal
  new BoundsProgramme(evidence, rounding).solveWith(
    highs,
    (least) => {
      for (let question = 0; question < jointQuestions && open().length > 0; question++) {
        const weights = new Map(
          open().map((n) => [n, (random.chance(0.5) ? 1 : -1) / crowdSize(evidence, n)]),
        )
        for (const sign of [1, -1]) {
          const world = least(new Map([...weights].map(([n, weight]) => [n, sign * weight])))
          if (world) learn(seen, world)
        }
      }
    },
    'near',
  )
  for (const n of open()) askAlone(evidence, n, seen, rounding, highs)
  return open().map((n) => breachOf(evidence, n, seen[n]))
}

/** Whether any world fits what is shown, with `rounding` between a total and the mean of its categories. */
const isPossible = (evidence: Evidence, rounding: number, highs: Highs): boolean =>
  new BoundsProgramme(evidence, rounding).solveWith(highs, (least) => least(new Map()) !== null, 'near')

const crowdSize = (evidence: Evidence, n: number): number => evidence.crowds[n]?.persons.length ?? 1

function fromTruth(answers: readonly Answer[]): Seen {
  const totals = answers.map(({ total }) => total)
  return {
    zones: new Set(answers.map(({ zone }) => zoneNames.indexOf(zone))),
    low: Math.min(...totals),
    high: Math.max(...totals),
  }
}

const isSafe = (seen: Seen | undefined): boolean =>
  seen !== undefined && seen.zones.size > 1 && seen.high - seen.low >= 1

function learn(seen: readonly Seen[], world: World): void {
  for (const [n, each] of seen.entries()) {
    for (const [zone, people] of (world.people[n] ?? []).entries()) {
      if (people > 0) learnPerson(each, zone, (world.totals[n]?.[zone] ?? 0) / people)
    }
  }
}

function learnPerson(seen: Seen, zone: number, total: number): void {
  seen.zones.add(zone)
  seen.low = Math.min(seen.low, total)
  seen.high = Math.max(seen.high, total)
}

/** The lowest and highest total that one person of the crowd can have, and the zones of the worlds found on the way. */
function askAlone(
  evidence: Evidence,
  n: number,
  seen: readonly Seen[],
  rounding: number,
  highs: Highs,
): void {
  const lone = evidence.crowds.length
  new BoundsProgramme(evidence, rounding, [n]).solveWith(highs, (least) => {
    for (const direction of [1, -1]) {
      const world = least(new Map([[lone, direction]]))
      if (!world) continue
      const each = seen[n]
      for (const [zone, people] of (world.people[lone] ?? []).entries()) {
        if (people > 0 && each) learnPerson(each, zone, world.totals[lone]?.[zone] ?? 0)
      }
    }
  })
}

function breachOf(evidence: Evidence, crowd: number, seen: Seen | undefined): Breach {
  const { low = 1, high = 5, zones = new Set() } = seen ?? {}
  const persons = evidence.crowds[crowd]?.persons ?? []
  return { crowd, persons, kind: zones.size < 2 ? 'zone' : 'score', low, high }
}
