import type { recovery as sv } from '../sv/recovery.ts'

export const recovery = {
  afterwards: 'and for up to {hours} {hours|hour|hours} afterwards',
  kept: 'So that the database can be taken back to a certain moment, we also keep copies of it and of its log. They are deleted after {hours} {hours|hour|hours} at the latest. A technician with full rights can work out individual answers from the log, which is why it is kept no longer than that.',
} satisfies Record<keyof typeof sv, string>
