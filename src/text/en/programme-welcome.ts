import type { programmeWelcome as sv } from '../sv/programme-welcome.ts'

export const programmeWelcome = {
  'welcome.start': 'Go to module 1',
  'welcome.overview': 'See all six modules',
} satisfies Record<keyof typeof sv, string>
