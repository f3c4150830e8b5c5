import type { psychologists as sv } from '../sv/psychologists.ts'

export const psychologists = {
  psychologist: 'Licensed psychologist',
  psychotherapist: 'Licensed psychotherapist',
  both: 'Licensed psychologist and licensed psychotherapist',
  languages: 'Speaks {languages}.',
  none: 'No names are given here yet. Before you book, ask us who you’d be meeting, and we’ll tell you their name and professional title.',
  ask: 'Write to us',
} satisfies Record<keyof typeof sv, string>
