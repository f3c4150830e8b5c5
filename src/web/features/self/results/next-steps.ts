import type { CategoryId } from '#core/instrument/instrument.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { headingOf, type ResultHeading } from '#core/scoring/result-heading.ts'

const ways = {
  plan: '/personal-action-plan',
  deeper: '/djupanalys',
  balance: '/green-zone',
  support: '/red-zone',
  breathe: '/ovningar?ovning=andas',
  talk: '/yellow-zone#prata',
  checkUp: '/green-zone#avstamning',
} as const

type StepName = keyof typeof ways
/** Steps that need a text besides their title. */
type ToldName = 'plan' | 'support' | 'deeper' | 'talk'
type FirstName = CategoryId | 'mistreatment' | 'causes'

export type NextStep = {
  /** The page of the step. */
  readonly to: string
  /** The title of a general step, or of an action against a raised part. */
  readonly title: `step.${StepName}` | `first.${FirstName}`
  readonly text: `step.${ToldName}.text` | null
  readonly button: `step.${StepName | 'begin'}.do`
}

const isTold = (name: StepName): name is ToldName =>
  name === 'plan' || name === 'support' || name === 'deeper' || name === 'talk'

const step = (name: StepName): NextStep => ({
  to: ways[name],
  title: `step.${name}`,
  text: isTold(name) ? `step.${name}.text` : null,
  button: `step.${name}.do`,
})

/** Where a person acts on each raised part. */
const wayOf: Readonly<Record<CategoryId, 'plan' | 'talk' | 'breathe'>> = {
  exhaustion: 'plan',
  emotional_distancing: 'talk',
  cognitive_impairment: 'plan',
  emotional_regulation: 'breathe',
}

const inPlan = (heading: ResultHeading): NextStep =>
  heading.kind === 'plain'
    ? step('plan')
    : { to: ways.plan, title: firstOf(heading), text: null, button: 'step.begin.do' }

function firstOf(heading: Exclude<ResultHeading, { kind: 'plain' }>): `first.${FirstName}` {
  return heading.kind === 'categories' ? `first.${heading.ids[0]}` : `first.${heading.kind}`
}

/**
 * Three things to do, the most important first. Green: prevention, or the plan first if a part is raised. Yellow: an action
 * against the highest part, then the in-depth analysis, except after that analysis or the work environment questionnaire.
 * Red: the action plan. No two steps have the same page.
 */
export function nextSteps(taken: Result): readonly [NextStep, NextStep, NextStep] {
  const heading = headingOf(taken)
  if (taken.zone === 'red') return [step('plan'), step('support'), step('breathe')]
  if (taken.zone === 'green') {
    return heading.kind === 'plain'
      ? [step('balance'), step('breathe'), step('checkUp')]
      : [inPlan(heading), step('breathe'), step('balance')]
  }
  if (taken.instrument === 'djupanalys' || taken.instrument === 'arbetsmiljo')
    return [inPlan(heading), step('talk'), step('breathe')]
  if (heading.kind === 'mistreatment' || heading.kind === 'causes') {
    return [inPlan(heading), step('deeper'), step('breathe')]
  }
  const highest = heading.kind === 'categories' ? heading.ids[0] : highestOf(taken)
  const way = wayOf[highest]
  const first: NextStep = { to: ways[way], title: `first.${highest}`, text: null, button: `step.${way}.do` }
  return [first, step('deeper'), step(way === 'breathe' ? 'talk' : 'breathe')]
}

/** The highest part, for a yellow total without a raised part. */
const highestOf = ({ categories }: Result): CategoryId =>
  categories.toSorted((a, b) => b.score - a.score)[0]?.id ?? 'exhaustion'
