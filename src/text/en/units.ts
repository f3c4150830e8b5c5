import type { units as sv } from '../sv/units.ts'

export const units = {
  title: 'Units',
  description:
    'All units in one table, with strain, change over time and the cause with the highest figure. The table shows groups, never individuals.',
  lead: 'Here you see all units in a survey, with strain, change over time and the cause with the highest figure. Choose a unit to read more about it. The figures show groups, never individuals.',
} satisfies Record<keyof typeof sv, string>
