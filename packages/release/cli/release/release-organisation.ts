import { keptRounds } from '../../constants.ts'
import type { ScoreCounter } from '../../policy/counter.ts'
import type { Highs } from '../../policy/guard/solver.ts'
import { finish } from '../../policy/progress.ts'
import { ReleaseError } from '../../policy/release-error.ts'
import {
  policy,
  type Release,
  type RoundInput,
  releaseRound,
  type Steps,
} from '../../policy/release-round.ts'
import type { Snapshot } from '../../policy/snapshot.ts'
import type { Zone } from '../../zone.ts'
import { type Answer, InputError, type OrganisationFile, type Period } from './organisation-file.ts'

/**
 * Releases every period in order, each with the ones before it as kept snapshots, by the product's own policy.
 * @throws InputError when a tree is broken
 */
export function releaseOrganisation(file: OrganisationFile, highs: Highs, steps = policy): Release[] {
  const perPoint = partsPerPoint(file.periods)
  const [yellow, red] = file.zoneCuts
  const guard = { highs, limits: { yellow, red } }
  const releases: Release[] = []
  const kept: Snapshot[] = []
  for (const period of file.periods) {
    const earlier = kept.slice(-keptRounds)
    const { hideFullParticipation } = file
    const release = releasePeriod(period, { perPoint, earlier, guard, hideFullParticipation }, steps)
    releases.push(release)
    kept.push({ ...release.snapshot, called: period.called })
  }
  return releases
}

type Setting = Required<Pick<RoundInput, 'perPoint' | 'earlier' | 'guard' | 'hideFullParticipation'>>

function releasePeriod(period: Period, setting: Setting, steps: Steps): Release {
  try {
    return finish(
      releaseRound(
        {
          round: period.id,
          units: period.nodes,
          unitsBefore: period.nodesBefore,
          k: period.k,
          called: period.called,
          members: period.members.map(({ node, ...member }) => ({
            ...member,
            unit: node,
            counted: period.answers.has(member.person),
          })),
          counters: { run: 'scores', byUnit: countAnswers(period, setting.perPoint) },
          ...setting,
        },
        steps,
      ),
    )
  } catch (error) {
    if (error instanceof ReleaseError) throw new InputError(treeSentence(period, error))
    throw error
  }
}

/** The counters that the product would have stored instead of these answers. */
function countAnswers(period: Period, perPoint: number): Map<string, ScoreCounter> {
  type Open = {
    answers: number
    total: number
    categories: Record<string, number>
    zones: Record<Zone, number>
  }
  const byUnit = new Map<string, Open>()
  const parts = (score: number): number => Math.round(score * perPoint)
  for (const { person, node } of period.members) {
    const answer = period.answers.get(person)
    if (!answer) continue
    const counter = byUnit.get(node) ?? {
      answers: 0,
      total: 0,
      categories: {},
      zones: { green: 0, yellow: 0, red: 0 },
    }
    byUnit.set(node, counter)
    counter.answers += 1
    counter.total += parts(answer.total)
    counter.zones[answer.zone] += 1
    for (const [name, score] of Object.entries(answer.dims)) {
      counter.categories[name] = (counter.categories[name] ?? 0) + parts(score)
    }
  }
  return byUnit
}

/** The product's scores have two decimals. A file may carry more; then millionths keep the sums whole numbers. */
function partsPerPoint(periods: readonly Period[]): number {
  const inHundredths = (score: number): boolean => Math.abs(score * 100 - Math.round(score * 100)) < 1e-7
  const all = (answer: Answer): boolean => [answer.total, ...Object.values(answer.dims)].every(inHundredths)
  return periods.every((period) => [...period.answers.values()].every(all)) ? 100 : 1_000_000
}

function treeSentence(period: Period, error: ReleaseError): string {
  const place = `period "${period.id}", nodes`
  switch (error.fault) {
    case 'no-root':
      return `${place}: the tree has no unit without a parent.`
    case 'two-roots':
      return `${place}: unit "${error.place}" is a second unit without a parent.`
    case 'unit-twice':
      return `${place}: unit "${error.place}" stands twice.`
    case 'unknown-parent':
      return `${place}: the parent of unit "${error.place}" is not in the tree.`
    case 'cycle':
      return `${place}: unit "${error.place}" is below itself, or hangs below such a unit (a cycle).`
    default:
      return `${place}: ${error.message}.`
  }
}
