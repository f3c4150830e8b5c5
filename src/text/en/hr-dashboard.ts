import type { hrDashboard as sv } from '../sv/hr-dashboard.ts'

export const hrDashboard = {
  title: 'HR overview',
  description:
    'How is the organisation doing, what weighs most, and is it moving the right way? The overview shows groups, never individuals.',
  lead: 'Groups and change over time, never individuals. Each figure is worked out once, when the round closes.',
  'nav.label': 'About the organisation',
  'nav.overview': 'Overview',
  'nav.rounds': 'Surveys',
  'nav.members': 'People and units',
  'nav.requests': 'Support requests',
} satisfies Record<keyof typeof sv, string>
