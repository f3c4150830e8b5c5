import type { Highs } from 'highs'
import { BoundsProgramme, type World } from './bounds-programme.ts'
import { type Evidence, layOut, zoneNames } from './evidence.ts'
import { findBreaches } from './find-breaches.ts'
import type { Answer, Organisation, Report, ZoneName } from './organisation-file.ts'
import { randomFrom } from './random.ts'

/** What the kept rounds of one organisation reveal together to an HR that assumes that nobody changed an answer. */
export type JointLoot = {
  /** Everybody whom some figure counts. */
  readonly people: number
  /** People of whom one zone alone is possible, as they really answered. */
  readonly certain: readonly string[]
  /** People of whom some zone is impossible, as they really answered; the certain ones too. */
  readonly excluded: readonly string[]
  /** People whose total is confined to less than a point, in rounds that can be true together. */
  readonly confined: readonly string[]
  /** Sets of rounds that were tested, and how many of them cannot be true together: somebody answered anew. */
  readonly looks: number
  readonly refuted: number
  /** Questions of one group of people and one zone, and those that the solver's limits left open. */
  readonly asked: number
  readonly undecided: number
}

/** The most programmes that each ask for as many open questions as possible, and how many in a row may find nothing. */
const jointQuestions = { most: 40, dry: 3 }

/** A total lies no further than this from the mean of its categories. */
const roundingOfTotal = 0.01

/**
 * Compares all rounds at once, with the parts that shown figures are composed from. What fewer rounds reveal follows from
 * all of them. Only if all cannot be true together, it tests every pair and every triple by itself.
 */
export function attackJointly(organisation: Organisation, report: Report, highs: Highs): JointLoot {
  const answers = answersOf(organisation)
  const rounds = organisation.periods.map(({ id }) => id)
  const whole = askLook(report, rounds, answers, highs)
  const looks =
    whole === 'refuted'
      ? pairsAndTriples(rounds).map((look) => askLook(report, look, answers, highs))
      : [whole]
  const found = looks.filter((look) => look !== 'refuted')
  const everybody = (pick: (look: LookLoot) => readonly string[]) => [...new Set(found.flatMap(pick))]
  const add = (pick: (look: LookLoot) => number) => found.reduce((sum, look) => sum + pick(look), 0)
  return {
    people: new Set(layOut(report, rounds).crowds.flatMap(({ persons }) => persons)).size,
    certain: everybody(({ certain }) => certain),
    excluded: everybody(({ excluded }) => excluded),
    confined: everybody(({ confined }) => confined),
    looks: looks.length + Number(whole === 'refuted'),
    refuted: looks.length - found.length + Number(whole === 'refuted'),
    asked: add(({ asked }) => asked),
    undecided: add(({ undecided }) => undecided),
  }
}

type Answers = ReadonlyMap<string, readonly Answer[]>
type LookLoot = Omit<JointLoot, 'people' | 'looks' | 'refuted'>

const answersOf = ({ answers }: Organisation): Answers => Map.groupBy(answers, ({ person }) => person)

function pairsAndTriples(rounds: readonly string[]): string[][] {
  return rounds.flatMap((a, n) =>
    rounds.slice(n + 1).flatMap((b, m) => [[a, b], ...rounds.slice(n + m + 2).map((c) => [a, b, c])]),
  )
}

function askLook(
  report: Report,
  look: readonly string[],
  answers: Answers,
  highs: Highs,
): LookLoot | 'refuted' {
  const evidence = layOut(report, look)
  const rounding = [0, roundingOfTotal].find((room) => isPossible(evidence, room, highs))
  if (rounding === undefined) return 'refuted'
  const answersIn = (person: string) =>
    (answers.get(person) ?? []).filter(({ period }) => look.includes(period))
  const zones = askZones(evidence, rounding, highs, (person) => answersIn(person).map(({ zone }) => zone))
  const told = evidence.crowds.flatMap(({ persons }, n) =>
    persons.flatMap((person) => {
      const impossible = zones.impossible[n] ?? new Set()
      // If somebody answered anew, HR may take their real zone for impossible: then HR is wrong, and knows nothing.
      const isTrue = answersIn(person).every(({ zone }) => !impossible.has(zone))
      return impossible.size > 0 && isTrue ? [{ person, left: zoneNames.length - impossible.size }] : []
    }),
  )
  const firstAnswers = new Map(
    evidence.crowds.flatMap(({ persons }) =>
      persons.flatMap((person) =>
        answersIn(person)
          .slice(0, 1)
          .map((answer) => [person, answer] as const),
      ),
    ),
  )
  return {
    certain: told.filter(({ left }) => left === 1).map(({ person }) => person),
    excluded: told.map(({ person }) => person),
    confined: findBreaches(evidence, firstAnswers, highs)
      .filter(({ kind }) => kind === 'score')
      .flatMap(({ persons }) => persons),
    asked: zones.asked,
    undecided: zones.undecided,
  }
}

const isPossible = (evidence: Evidence, rounding: number, highs: Highs): boolean =>
  new BoundsProgramme(evidence, rounding).solveWith(highs, (least) => least(new Map()) !== null, 'near')

/**
 * For every group of people and every zone, finds whether somebody of the group can be in it. Worlds that the solver finds
 * show what is possible. The rest it proves impossible, in whole people, or leaves undecided.
 */
function askZones(
  evidence: Evidence,
  rounding: number,
  highs: Highs,
  zonesOf: (person: string) => readonly ZoneName[],
) {
  const everybody = evidence.crowds.map(({ persons }) => persons.map(zonesOf))
  const nobodyChanged = everybody.flat().every((zones) => new Set(zones).size === 1)
  // What people really answered is possible, if nobody changed an answer; else only the worlds that are found show what is.
  const open = everybody.map(
    (zones) => new Set(zoneNames.filter((zone) => !(nobodyChanged && zones.flat().includes(zone)))),
  )
  const impossible = evidence.crowds.map(() => new Set<ZoneName>())
  const random = randomFrom(evidence.crowds.length)
  let undecided = 0
  const learn = (world: World): number => {
    let found = 0
    for (const [n, people] of world.people.entries())
      for (const [z, zone] of zoneNames.entries()) if ((people[z] ?? 0) > 0 && open[n]?.delete(zone)) found++
    return found
  }
  const price = (wanted: ReadonlySet<ZoneName>) =>
    zoneNames.map((zone) => (wanted.has(zone) ? -random.next() : 0))
  const programme = new BoundsProgramme(evidence, rounding)
  programme.solveWith(
    highs,
    (least) => {
      for (let n = 0, dry = 0; n < jointQuestions.most && dry < jointQuestions.dry; n++) {
        const some = [...open.entries()].filter(([, zones]) => zones.size > 0 && random.chance(0.5))
        const world = least(new Map(), new Map(some.map(([crowd, zones]) => [crowd, price(zones)])))
        dry = world !== null && learn(world) > 0 ? 0 : dry + 1
      }
    },
    'near',
  )
  programme.solveWith(highs, (least) => {
    for (const [n, zones] of open.entries()) {
      for (const zone of zoneNames) {
        if (!zones.has(zone)) continue
        const world = least(new Map(), new Map([[n, zoneNames.map((other) => (other === zone ? -1 : 0))]]))
        if (world === null) undecided++
        else if (learn(world) === 0 || zones.has(zone)) impossible[n]?.add(zone)
      }
    }
  })
  return { impossible, undecided, asked: evidence.crowds.length * zoneNames.length }
}
