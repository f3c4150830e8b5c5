import type { aboutStress as sv } from '../sv/about-stress.ts'

export const aboutStress = {
  'stress.picture':
    'The solid line is stress with recovery in between, and it comes down between the peaks. Without recovery stress comes down less and less, like the dashed line.',
  'stress.profile': 'Take the stress profile',
  'stress.analysis': 'See causes at work',
} satisfies Record<keyof typeof sv, string>
