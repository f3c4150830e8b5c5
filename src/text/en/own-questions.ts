import type { ownQuestions as sv } from '../sv/own-questions.ts'

export const ownQuestions = {
  title: 'Your own questions',
  fold: 'Your own questions (optional)',
  field: 'The questions',
  'field.optional': '(optional)',
  'field.hint':
    'Write up to five questions, one on each line. They are answered with Never, Rarely, Sometimes, Often or Always, for example “Do you have time for your breaks?”',
  'other.hint':
    'Write them in the same order, one on each line. Without a translation, everybody reads the questions as they stand above.',
  why: 'Ask about the work and not about the person. Answers are shown for groups only, just like other answers, and free text isn’t possible. The safety representative sees the questions when the list is reviewed.',
  'list.label': 'How the questions are read',
  'warning.health':
    'The word “{word}” can make this a question about health. Employers shouldn’t ask about illness, diagnoses or medicines. Change the question so that it’s about the work.',
  'warning.identity':
    'The word “{word}” can make this a question about the person and not about the work, or make the answer show who gave it. Change the question so that the answer could be anybody’s.',
  'review.lead':
    'The survey also asks {count} {count|question|questions} that HR wrote. {count|It|They} can’t be changed once the list is locked. Object to the list if {count|it|any of them} shouldn’t be asked.',
  'prepare.lead': 'The survey also asks {count} {count|question|questions} of your own.',
} as const satisfies Record<keyof typeof sv, string>
