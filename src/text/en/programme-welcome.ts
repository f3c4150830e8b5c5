import type { programmeWelcome as sv } from '../sv/programme-welcome.ts'

export const programmeWelcome = {
  'welcome.start': 'To module 1',
  'welcome.overview': 'See all modules',
} satisfies Record<keyof typeof sv, string>
