import type { askedOwn as sv } from '../sv/asked-own.ts'

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
} as const satisfies Record<keyof typeof sv, string>
