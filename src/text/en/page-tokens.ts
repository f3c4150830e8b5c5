import type * as sv from '../sv/page-tokens.ts'

export const psychologists = {
  psychologist: 'Licensed psychologist',
  psychotherapist: 'Licensed psychotherapist',
  both: 'Licensed psychologist and licensed psychotherapist',
  languages: 'Speaks {languages}.',
  none: 'No names are given here yet. Before you book, ask us who you’d be meeting, and we’ll tell you their name and professional title.',
  ask: 'Write to us',
} satisfies Record<keyof typeof sv.psychologists, string>

export const recovery = {
  afterwards: 'and for up to {hours} {hours|hour|hours} afterwards',
  kept: 'So that the database can be taken back to a certain moment, we also keep copies of it and of its log. They are deleted after {hours} {hours|hour|hours} at the latest. A technician with full rights can work out individual answers from the log, which is why it is kept no longer than that.',
} satisfies Record<keyof typeof sv.recovery, string>
