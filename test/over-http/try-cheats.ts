import { naivePolicy } from '@andrum/release/attack/naive-policies.ts'
import type { Answer, PublishedRow } from '@andrum/release/attack/organisation-file.ts'
import type { Highs } from 'highs'
import type { TestApp } from '../app/test-app.ts'
import { ask, type Told } from './ask.ts'
import type { Cheat } from './cheat.ts'
import type { HeldRound } from './hold-round.ts'
import { listCheats } from './list-cheats.ts'
import { puppetCheats } from './puppet-cheats.ts'
import { asOrganisation, readFigures } from './read-figures.ts'
import { roundCheats } from './round-cheats.ts'
import { seatCheats } from './seat-cheats.ts'

export const cheats: readonly Cheat[] = [...puppetCheats, ...seatCheats, ...listCheats, ...roundCheats]

export type Found = {
  readonly cheat: Cheat
  readonly met: readonly string[]
  readonly rounds: number
  /** Figures that HR can read, of all units of all rounds. */
  readonly shown: number
  readonly units: number
  readonly product: TargetsTold
  /** What figures of every unit of five or more, with exact numbers, would have revealed about the rounds that the employer wanted. */
  readonly naive: TargetsTold
}

export type TargetsTold = {
  readonly targets: number
  readonly certain: number
  readonly excluded: number
  /** People whose score is confined to less than one point. */
  readonly confined: number
  /** In points. For people whom no figure counts it is the whole scale. */
  readonly smallestRange: number
  /** Other people of whom a zone is excluded or whose score is confined. */
  readonly others: number
  readonly undecided: number
}

/** Every cheat begins on the same day, with customers of its own. */
const firstDay = new Date('2026-03-02T09:00:00Z')

/** Carries out an attempt through the product, reads what HR can read, and computes what that reveals. */
export async function tryCheat(cheat: Cheat, server: TestApp, seed: number, highs: Highs): Promise<Found> {
  server.time.now = firstDay
  server.mail.received.length = 0
  const { diary, targets } = await cheat.run(server, seed)
  const { rounds } = diary
  const wanted = diary.wanted.length > 0 ? diary.wanted : rounds
  const rows = await readFigures(rounds)
  const naive = (await naivePolicy(5)(asOrganisation(wanted))).published.flatMap((row) =>
    row.suppressed ? [] : [row],
  )
  return {
    cheat,
    met: [...new Set(diary.met)],
    rounds: rounds.length,
    shown: rows.length,
    units: rounds.reduce((sum, { nodes }) => sum + nodes.length, 0),
    product: toldOf(rows, rounds, targets, highs),
    naive: toldOf(naive, wanted, targets, highs, (person) => targets.includes(person)),
  }
}

function toldOf(
  rows: readonly PublishedRow[],
  rounds: readonly HeldRound[],
  targets: readonly string[],
  highs: Highs,
  isAskedAbout?: (person: string) => boolean,
): TargetsTold {
  const answers = rounds.flatMap((round) => round.answers)
  const byPerson = (isWanted: (isPuppet: boolean) => boolean): Map<string, Answer> =>
    new Map(answers.flatMap(({ person, answer }) => (isWanted(person.isPuppet) ? [[person.id, answer]] : [])))
  const told: Told = ask(
    rows,
    byPerson((isPuppet) => isPuppet),
    byPerson((isPuppet) => !isPuppet),
    highs,
    isAskedAbout,
  )
  if (told.isRefuted) throw new Error('what is shown cannot be true: the question is put wrongly')
  const isTarget = (person: string) => targets.includes(person)
  const isConfined = (person: string) => (told.range.get(person) ?? 4) < 1
  const excluded = new Set(told.excluded)
  const others = [...told.range.keys()].filter(
    (person) => !isTarget(person) && (excluded.has(person) || isConfined(person)),
  )
  return {
    targets: targets.length,
    certain: told.certain.filter(isTarget).length,
    excluded: told.excluded.filter(isTarget).length,
    confined: targets.filter(isConfined).length,
    smallestRange: Math.min(...targets.map((person) => told.range.get(person) ?? 4)),
    others: others.length,
    undecided: told.undecided,
  }
}

/** Whether too much is revealed about anybody. */
export const isTold = ({ excluded, confined, others }: TargetsTold): boolean =>
  excluded + confined + others > 0
