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

/** What somebody is writing: what is typed in each question, and what stood saved there when they began with it. */
export type FollowUpDraft = { readonly typed: FollowUpAnswers; readonly was: FollowUpAnswers }

const differs = (one: FollowUpAnswers, other: FollowUpAnswers, question: FollowUpQuestion): boolean =>
  (one[question] ?? '') !== (other[question] ?? '')

/** What stands in the form: what is typed where somebody writes, and what is saved now everywhere else. */
export const answersOver = ({ typed, was }: FollowUpDraft, saved: FollowUpAnswers): FollowUpAnswers =>
  Object.fromEntries(
    followUpQuestions.map((question) => [
      question,
      (differs(typed, was, question) ? typed : saved)[question] ?? '',
    ]),
  )

/** Questions that somebody is writing in, and somebody else has saved other words in meanwhile. */
export const contestedIn = (draft: FollowUpDraft, saved: FollowUpAnswers): readonly FollowUpQuestion[] =>
  followUpQuestions.filter(
    (question) =>
      differs(draft.typed, draft.was, question) &&
      differs(draft.was, saved, question) &&
      differs(draft.typed, saved, question),
  )

/** The draft with other words in one question. */
export const writtenIn = (
  draft: FollowUpDraft,
  saved: FollowUpAnswers,
  question: FollowUpQuestion,
  words: string,
): FollowUpDraft => ({
  typed: { ...draft.typed, [question]: words },
  was: differs(draft.typed, draft.was, question)
    ? draft.was
    : { ...draft.was, [question]: saved[question] ?? '' },
})

/** The draft without what has been saved as it was sent; what has been typed since stays. */
export function withoutSent(
  draft: FollowUpDraft,
  sent: FollowUpAnswers,
  saved: FollowUpAnswers,
): FollowUpDraft {
  const still = followUpQuestions.filter(
    (question) => differs(draft.typed, draft.was, question) && differs(draft.typed, sent, question),
  )
  const pick = (answers: FollowUpAnswers) =>
    Object.fromEntries(still.map((question) => [question, answers[question] ?? '']))
  return { typed: pick(draft.typed), was: pick(saved) }
}

type Round = {
  readonly state: string
  readonly openedBy: 'approval' | 'silence' | 'statement' | null
  readonly releasedAt: string | null
}
type Measure = { readonly status: string; readonly dueOn: string }
type Risk = { readonly measures: readonly Measure[]; readonly endedOn: string | null }

export type FollowUpFacts = {
  /** Rounds released during the year. */
  readonly rounds: number
  /** How many of them had a list that a safety representative approved. */
  readonly approved: number
  /** Risks in the work-environment action plan, of any age. */
  readonly risks: number
  /** Risks that go on without one. */
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
  plan: { readonly today: string; readonly risks: readonly Risk[] },
): FollowUpFacts {
  const held = rounds.filter(({ releasedAt }) => releasedAt?.startsWith(String(year)))
  const measures = plan.risks.flatMap((risk) => risk.measures)
  const open = measures.filter(({ status }) => status === 'planned' || status === 'under-way')
  const late = open.filter(({ dueOn }) => dueOn < plan.today).length
  return {
    rounds: held.length,
    approved: held.filter(({ openedBy }) => openedBy === 'approval').length,
    risks: plan.risks.length,
    withoutMeasure: plan.risks.filter((risk) => risk.measures.length === 0 && risk.endedOn === null).length,
    done: measures.filter(({ status }) => status === 'done' || status === 'followed-up').length,
    underWay: open.length - late,
    late,
  }
}
