import type { programmeWelcome as sv } from '../sv/programme-welcome.ts'

export const programmeWelcome = {
  'welcome.start': 'To module 1',
  'welcome.overview': 'How the modules are laid out',
} satisfies Record<keyof typeof sv, string>
