import type { hrDashboard as sv } from '../sv/hr-dashboard.ts'

export const hrDashboard = {
  title: 'Overview',
  description:
    'How is the organisation doing, which causes have the highest figures, and is it moving the right way? The overview shows groups, never individuals.',
  lead: 'The overview shows how different groups are doing and how that changes, but never individuals. Each figure is calculated once, when the survey has closed.',
} satisfies Record<keyof typeof sv, string>
