import type * as sv from '../sv/own-questions.ts'

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
} as const satisfies Record<keyof typeof sv.ownQuestions, string>

export const askedOwn = {
  heading: 'Questions from your employer',
  question: 'Do you want to answer {count|a question|some questions} from your employer?',
  why: 'Your employer wrote {count} {count|question|questions} of its own. The answers are added to those of others, are shown for groups only and don’t change your result.',
  among:
    'Your employer wrote {count} of the questions itself. {count|It comes|They come} last, {count|is|are} added to the answers of others and {count|doesn’t|don’t} change your result.',
  answer: 'Yes, I’ll answer {count} {count|question|questions}',
  'answer.hint': 'It takes about a minute.',
  'leave.choice': 'No, I’ll skip them',
  leave: 'Skip the questions from your employer',
  left: 'You chose to skip the questions from your employer.',
  'leave.both': 'Skip the questions about causes and those from your employer',
  'left.both': 'You chose to skip the questions about causes and those from your employer.',
  error: 'Choose whether you want to answer the questions from your employer.',
  from: 'Your employer wrote this question. Your answer doesn’t change your result.',
} as const satisfies Record<keyof typeof sv.askedOwn, string>
