import type { aboutStress as sv } from '../sv/about-stress.ts'

export const aboutStress = {
  'stress.picture':
    'Two lines. The solid one comes down between the peaks. The dashed one does so less and less, and stays high.',
  'stress.profile': 'Take the stress profile',
  'stress.analysis': 'See causes at work',
} satisfies Record<keyof typeof sv, string>
