import type { offline as sv } from '../sv/offline.ts'

export const offline = {
  title: 'You are offline',
  description: 'The page needs the network. The stress profile and the help lines can still be reached.',
  lead: 'The page you wanted needs the network. It will open once the network is back.',
  still: 'You can still do this:',
  profile: 'Take the stress profile',
  help: 'Call. The numbers of the help lines are at the foot of the page.',
} satisfies Record<keyof typeof sv, string>
