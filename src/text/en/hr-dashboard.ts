import type { hrDashboard as sv } from '../sv/hr-dashboard.ts'

export const hrDashboard = {
  title: 'HR overview',
  description:
    'How is the organisation, what weighs most, and is it moving the right way? The overview shows groups, never single people.',
  lead: 'Groups and change over time, never single people. Each figure was computed once, when the round closed.',
  'nav.label': 'About the organisation',
  'nav.overview': 'Overview',
  'nav.rounds': 'Rounds',
  'nav.members': 'People and units',
  'nav.requests': 'Support requests',
} satisfies Record<keyof typeof sv, string>
