import type { aboutStress as sv } from '../sv/about-stress.ts'

export const aboutStress = {
  'stress.picture':
    'A diagram with two lines. The solid one comes down between the peaks, while the dashed one comes down less and less and stays high.',
  'stress.profile': 'Take the stress profile',
  'stress.analysis': 'See causes at work',
} satisfies Record<keyof typeof sv, string>
