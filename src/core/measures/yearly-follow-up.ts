/**
 * The questions of the yearly follow-up of systematic work-environment management, in their order (AFS 2023:1). The
 * wordings are our own.
 */
export const followUpQuestions = [
  'policy',
  'tasks',
  'cooperation',
  'investigation',
  'risks',
  'measures',
  'incidents',
  'improvements',
] as const
export type FollowUpQuestion = (typeof followUpQuestions)[number]

export type FollowUpAnswers = Readonly<Partial<Record<FollowUpQuestion, string>>>

export const longestFollowUpAnswer = 2000

/** A missing answer equals an empty one. */
export const sameAnswers = (one: FollowUpAnswers, other: FollowUpAnswers): boolean =>
  followUpQuestions.every((question) => (one[question] ?? '') === (other[question] ?? ''))

type Round = {
  readonly state: string
  readonly openedBy: 'approval' | 'silence' | 'statement' | null
  readonly releasedAt: string | null
}
type Measure = { readonly status: string; readonly dueOn: string }

export type FollowUpFacts = {
  /** Rounds released during the year. */
  readonly rounds: number
  /** How many of them had a list that a safety representative approved. */
  readonly approved: number
  /** Risks in the work-environment action plan, of any age. */
  readonly risks: number
  readonly withoutMeasure: number
  /** Measures that are done or followed up; under way in time; late. */
  readonly done: number
  readonly underWay: number
  readonly late: number
}

/** What the product knows for the follow-up of a year: rounds of that year, and the action plan as it is today. */
export function followUpFacts(
  year: number,
  rounds: readonly Round[],
  plan: { readonly today: string; readonly risks: readonly { readonly measures: readonly Measure[] }[] },
): FollowUpFacts {
  const held = rounds.filter(({ releasedAt }) => releasedAt?.startsWith(String(year)))
  const measures = plan.risks.flatMap((risk) => risk.measures)
  const open = measures.filter(({ status }) => status === 'planned' || status === 'under-way')
  const late = open.filter(({ dueOn }) => dueOn < plan.today).length
  return {
    rounds: held.length,
    approved: held.filter(({ openedBy }) => openedBy === 'approval').length,
    risks: plan.risks.length,
    withoutMeasure: plan.risks.filter((risk) => risk.measures.length === 0).length,
    done: measures.filter(({ status }) => status === 'done' || status === 'followed-up').length,
    underWay: open.length - late,
    late,
  }
}
