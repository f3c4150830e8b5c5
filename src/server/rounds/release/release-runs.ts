import { setImmediate } from 'node:timers/promises'
import { readDisclosedFigure } from '@andrum/release/disclosure/disclosed-figure.ts'
import { type Called, calledAlike } from '@andrum/release/policy/called.ts'
import type { Counters, Run } from '@andrum/release/policy/counter.ts'
import type { Highs } from '@andrum/release/policy/guard/solver.ts'
import type { Member } from '@andrum/release/policy/membership.ts'
import type { Progress, Stepwise } from '@andrum/release/policy/progress.ts'
import { type Release, type RoundInput, releaseRound } from '@andrum/release/policy/release-round.ts'
import type { Snapshot } from '@andrum/release/policy/snapshot.ts'
import { type CounterAmounts, causeCounter, scoreCounter } from '#server/rounds/answer/counter-amounts.ts'
import {
  type CalledPeople,
  dealOut,
  type EarlierRound,
  joinPeople,
  type ReleasedRun,
  type ReleaseInput,
  type ShownUnit,
  splitPeople,
} from './release-input.ts'

/** Begin and end of each step of a run, in per cent: its rough share of the time. */
const stretches = {
  pool: [0, 3],
  cover: [3, 6],
  refresh: [6, 40],
  display: [40, 45],
  guard: [45, 75],
  together: [75, 100],
} as const satisfies Record<Progress['step'], readonly [number, number]>

/** Milliseconds of work before the event loop gets a turn, to send progress and to notice the end of the server. */
const turn = 50

/**
 * Releases the runs of a round, one after the other and independent of each other. Pure but for `onPercent` (0–99, may go
 * down).
 */
export async function releaseRuns(
  input: ReleaseInput,
  highs: Highs,
  onPercent: (percent: number) => void,
): Promise<ReleasedRun[]> {
  const runs = (['scores', 'causes'] as const).filter((run) => input.counted[run] !== undefined)
  const released: ReleasedRun[] = []
  for (const [index, run] of runs.entries()) {
    const onProgress = (progress: Progress) =>
      onPercent(Math.floor((index * 100 + percentOf(progress)) / runs.length))
    released.push(releasedRun(run, await drive(releaseRound(inputOf(input, run, highs)), onProgress)))
  }
  return released
}

async function drive<Result>(
  work: Stepwise<Result>,
  onProgress: (progress: Progress) => void,
): Promise<Result> {
  let since = performance.now()
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
    onProgress(next.value)
    if (performance.now() - since < turn) continue
    await setImmediate()
    since = performance.now()
  }
}

function percentOf({ step, done, of }: Progress): number {
  const [from, to] = stretches[step]
  return Math.min(99, from + (of === 0 ? 0 : ((to - from) * done) / of))
}

function inputOf(input: ReleaseInput, run: Run, highs: Highs): RoundInput {
  const counted = new Set(splitPeople(input.counted[run] ?? new Uint8Array()))
  const newcomers = new Set(splitPeople(input.newcomers))
  const originOf = originsIn(input)
  const calledIn = calledByRound(input)
  return {
    round: input.round,
    k: input.k,
    hideFullParticipation: input.hideFullParticipation,
    units: input.units,
    ...(input.listBefore !== null && { unitsBefore: input.listBefore.units }),
    members: dealOut(input.invited).flatMap(({ unit, people }) =>
      people.map((person) => ({
        person,
        unit,
        counted: counted.has(person),
        established: !newcomers.has(person),
        ...originOf(person),
      })),
    ),
    counters: countersOf(input, run),
    called: calledIn(input.round),
    earlier: input.earlier[run].map((kept) => ({ ...snapshotOf(kept), called: calledIn(kept.round) })),
    guard: { highs, limits: input.limits },
  }
}

/** Each person's unit on the last released list; empty where there is no such list. */
function originsIn({ listBefore }: ReleaseInput): (person: string) => Pick<Member, 'before'> {
  if (listBefore === null) return () => ({})
  const units = new Map(
    dealOut(listBefore.listed).flatMap(({ unit, people }) => people.map((person) => [person, unit] as const)),
  )
  return (person) => ({ before: units.get(person) ?? null })
}

function calledByRound({ called }: ReleaseInput): (round: string) => Called {
  const rounds = new Map(
    called.map(({ round, contacts, names }) => [
      round,
      { contacts: whatEachIsCalled(contacts), names: whatEachIsCalled(names) },
    ]),
  )
  return (round) => rounds.get(round) ?? calledAlike
}

function whatEachIsCalled({ people, as }: CalledPeople): ReadonlyMap<string, string> {
  const numbers = JSON.parse(as) as number[]
  return new Map(splitPeople(people).map((person, n) => [person, String(numbers[n])]))
}

function countersOf(input: ReleaseInput, run: Run): Counters {
  // Trusted: our own database wrote this text from our own counters.
  const counters = Object.entries(JSON.parse(input.counters) as Record<string, CounterAmounts>)
  return run === 'scores'
    ? { run, byUnit: new Map(counters.map(([unit, amounts]) => [unit, scoreCounter(amounts)])) }
    : { run, byUnit: new Map(counters.map(([unit, amounts]) => [unit, causeCounter(amounts)])) }
}

function snapshotOf({ round, shown, people, newcomers, held }: EarlierRound): Snapshot {
  const rows = JSON.parse(shown) as ShownUnit[]
  const blocks = dealOut({ amounts: rows.map(({ unit, amount }) => [unit, amount]), people })
  const wereNew = new Set(splitPeople(newcomers))
  const units = rows.map((row, n) => {
    const { unit, within, composed } = row
    const block = (blocks[n]?.people ?? []).sort()
    const figure = readDisclosedFigure(row.figure)
    const own = row.own === null ? figure : readDisclosedFigure(row.own)
    return {
      unit,
      within,
      block,
      newcomers: block.filter((person) => wereNew.has(person)),
      figure,
      own: block.length === 0 ? null : own,
      composed,
    }
  })
  return { round, units: parentsFirst(units), held }
}

function parentsFirst<T extends { readonly unit: string; readonly within: string | null }>(
  units: readonly T[],
): T[] {
  const below = Map.groupBy(units, ({ within }) => within)
  const ordered = [...(below.get(null) ?? [])]
  for (let at = 0; at < ordered.length; at++) ordered.push(...(below.get(ordered[at]?.unit ?? '') ?? []))
  return ordered
}

/** The run as the database stores it: every unit of the tree, and the people whom the shown ones count. */
export function releasedRun(run: Run, { units, snapshot, notBesideAll }: Release): ReleasedRun {
  const rows = new Map(snapshot.units.map((shown) => [shown.unit, shown]))
  const blocks = snapshot.units.filter(({ block }) => block.length > 0)
  return {
    run,
    units: JSON.stringify(
      units.map(({ unit, figure, together }) => {
        const { within = null, own = null, composed = false } = rows.get(unit) ?? {}
        const shown = figure ?? together?.figure ?? null
        return { unit, within, figure: shown, own: own === figure ? null : own, composed }
      }),
    ),
    blocks: {
      amounts: blocks.map(({ unit, block }) => [unit, block.length]),
      people: joinPeople(blocks.flatMap(({ block }) => block)),
    },
    held: snapshot.held ?? [],
    notBesideAll,
  }
}
