import type { ownFigures as sv } from '../sv/own-figures.ts'

export const ownFigures = {
  title: 'Your own questions',
  note: 'You wrote these questions, and they aren’t part of the strain. The figures are from {answers} to the part where they were asked.',
  scale: '{score} on the scale from 1, never, to 5, always',
  before: 'in the survey “{round}”: {score}',
  question: 'Question',
  answer: 'Answer',
  hidden: 'The figures of your own questions aren’t shown for this unit.',
} as const satisfies Record<keyof typeof sv, string>
