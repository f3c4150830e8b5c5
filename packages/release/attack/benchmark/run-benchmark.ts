import type { Highs } from 'highs'
import { attackOrganisation } from '../attack-organisation.ts'
import { unmask } from '../attackers/true-people.ts'
import type { Answer, Organisation, Policy, Report } from '../organisation-file.ts'
import { worthOf } from '../worth.ts'
import { askAgain, type ByAnswers } from './ask-again.ts'
import { type Found, judgeClaims, leastRight } from './judge-claims.ts'
import { readClaims, type Seen } from './read-claims.ts'
import { readReport } from './read-report.ts'
import { Refused, runPlugIn } from './run-plug-in.ts'
import type { Case } from './sets.ts'

/** A policy or an attacker with its name in the table. */
export type Named<Part> = { readonly name: string } & Part

/** @param seconds how long a plug-in may think about one case */
export type Benchmark = {
  readonly cases: readonly Case[]
  readonly policies: readonly Named<{ release: Policy }>[]
  readonly attackers: readonly Named<{ file: string }>[]
  readonly highs: Highs
  readonly seconds?: number
  readonly progress?: (policy: string, done: number) => void
}

/** The result of one policy: sums over all cases, or why it has no score. */
export type Score = { readonly policy: string } & (
  | { readonly refused: string }
  | {
      readonly refused?: never
      /** Our own attack without insiders: breaches in one round or two, in one round alone, and the number of answers. */
      readonly usual: { breached: number; alone: number; answers: number; isolated: number; looks: number }
      readonly insiders: { breached: number; answers: number }
      readonly cheats: { breached: number; answers: number }
      readonly byAnswers: ByAnswers
      readonly worth: Worth
      readonly attackers: readonly AttackerScore[]
    }
)

type Worth = ReturnType<typeof worthOf>

/** The share of figures that may depend on answers: a guard that looks at what is about to be shown needs a few. */
const mostByAnswers = 0.05

/** The result of one attacker against one policy. */
export type AttackerScore = { readonly attacker: string } & (
  | { readonly refused: string }
  | ({ readonly refused?: never; readonly isGuessing: boolean } & Readonly<Record<Reading, Found>>)
)

/** Without insiders; with insiders; where the employer cheats. */
type Reading = 'usual' | 'insiders' | 'cheats'

/** A policy in a file: runs on every organisation, and once more without its last round. */
export function policyFile(file: string, seconds?: number): Policy {
  return async (organisation) => {
    const report = readReport(await runPlugIn(file, organisation, seconds), organisation)
    const last = organisation.periods.at(-1)?.id
    const earlier = withoutRound(organisation, last)
    if (earlier.periods.length === 0) return report
    const before = readReport(await runPlugIn(file, earlier, seconds), earlier)
    const isEarlier = ({ period }: { period: string }): boolean => period !== last
    if (
      JSON.stringify(report.published.filter(isEarlier)) !== JSON.stringify(before.published) ||
      JSON.stringify(report.parts?.filter(isEarlier) ?? []) !== JSON.stringify(before.parts ?? [])
    )
      throw new Refused('shows something else of earlier periods when the last one is left out.')
    return report
  }
}

const withoutRound = (organisation: Organisation, period: string | undefined): Organisation => ({
  ...organisation,
  periods: organisation.periods.filter(({ id }) => id !== period),
  answers: organisation.answers.filter((answer) => answer.period !== period),
})

/** Every policy on every case, read by our own attack and by every attacker. */
export async function runBenchmark(benchmark: Benchmark): Promise<Score[]> {
  const scores: Score[] = []
  for (const policy of benchmark.policies) {
    try {
      scores.push(await scorePolicy(policy, benchmark))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      scores.push({ policy: policy.name, refused: error.message })
    }
  }
  return scores
}

async function scorePolicy({ name, release }: Benchmark['policies'][number], benchmark: Benchmark) {
  const usual = { breached: 0, alone: 0, answers: 0, isolated: 0, looks: 0 }
  const insiders = { breached: 0, answers: 0 }
  const cheats = { breached: 0, answers: 0 }
  const byAnswers = { moved: 0, asked: 0 }
  let worth: Worth | undefined
  const readings: Readings[] = []
  for (const [n, each] of benchmark.cases.entries()) {
    const ask: Policy = async (organisation) => readReport(await release(organisation), organisation)
    const report = await naming(each.id, async () => ask(each.organisation))
    add(byAnswers, await naming(each.id, async () => askAgain(each, report, ask, n)))
    const [organisation, seen] = unmask(each.organisation, report, each.nameOf)
    const known = { published: [...seen.published, ...(seen.parts ?? [])] }
    if (each.cheats) {
      add(cheats, readOf(organisation, known, each.insiders, benchmark.highs))
    } else {
      const loot = attackOrganisation(organisation, known, benchmark.highs)
      const { breached, breachedAlone: alone, personRounds: answers, isolated, looks } = loot
      add(usual, { breached, alone, answers, isolated, looks })
      add(insiders, readOf(organisation, known, each.insiders, benchmark.highs))
      const found = { ...worthOf(each.organisation, report) }
      if (worth) add(worth, found)
      else worth = found
    }
    readings.push({ each, organisation, report: seen })
    benchmark.progress?.(name, n + 1)
  }
  if (byAnswers.moved > mostByAnswers * byAnswers.asked) {
    const share = Math.round((100 * byAnswers.moved) / byAnswers.asked)
    throw new Refused(
      `${byAnswers.moved} of ${byAnswers.asked} figures (${share} %) appear, go or count others when answers change: what is hidden tells of answers.`,
    )
  }
  const attackers: AttackerScore[] = []
  for (const attacker of benchmark.attackers)
    attackers.push(await scoreAttacker(attacker, readings, benchmark.seconds))
  if (!worth) throw new Error('a set has cases without cheating')
  return { policy: name, usual, insiders, cheats, byAnswers, worth, attackers }
}

type Readings = {
  readonly each: Case
  /** With everybody under their real name. */
  readonly organisation: Organisation
  readonly report: Report
}

/** What our own attack finds when there are insiders. */
function readOf(
  organisation: Organisation,
  report: Report,
  insiders: ReadonlySet<string>,
  highs: Highs,
): { breached: number; answers: number } {
  const told = new Map<string, Answer>()
  for (const answer of organisation.answers) if (insiders.has(answer.person)) told.set(answer.person, answer)
  const { breached, personRounds } = attackOrganisation(organisation, report, highs, told)
  return { breached, answers: personRounds }
}

async function scoreAttacker(
  { name, file }: Benchmark['attackers'][number],
  readings: readonly Readings[],
  seconds?: number,
): Promise<AttackerScore> {
  const nothing = (): Found => ({ breached: 0, claimed: 0, isolated: 0 })
  const found = { usual: nothing(), insiders: nothing(), cheats: nothing() }
  try {
    for (const { each, organisation, report } of readings) {
      const kinds: Reading[] = each.cheats ? ['cheats'] : ['usual', 'insiders']
      for (const kind of kinds) {
        const insiders = kind === 'usual' ? new Set<string>() : each.insiders
        const seen = seenBy(each, organisation, report, insiders)
        const claims = await naming(each.id, async () =>
          readClaims(await runPlugIn(file, seen, seconds), seen),
        )
        add(found[kind], judgeClaims(claims, seen, organisation, insiders))
      }
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { attacker: name, refused: error.message }
  }
  const all = nothing()
  for (const each of Object.values(found)) add(all, each)
  return { attacker: name, ...found, isGuessing: all.breached < leastRight * all.claimed }
}

/** Adds the name of the organisation to a refusal. */
async function naming<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Refused ? new Refused(`organisation "${id}": ${error.message}`) : error
  }
}

function seenBy(
  { nameOf }: Case,
  { nodes, periods, answers }: Organisation,
  { published, parts }: Report,
  insiders: ReadonlySet<string>,
): Seen {
  return {
    nodes,
    periods: periods.map((period) => ({
      ...period,
      members: period.members.map((member) => ({ ...member, person: nameOf(member.person, period.id) })),
    })),
    published,
    ...(parts && { parts }),
    told: answers.filter(({ person }) => insiders.has(person)),
  }
}

/** Adds to every number of `sums` the one of the same name. */
function add<Name extends string>(sums: Record<Name, number>, more: Readonly<Record<Name, number>>): void {
  for (const name in sums) sums[name] += more[name]
}
