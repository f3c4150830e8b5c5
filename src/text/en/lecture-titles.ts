import type { lectureTitles as sv } from '../sv/lecture-titles.ts'

export const lectureTitles = {
  'lecture.1-stress-and-recovery': 'Stress and recovery',
  'lecture.2-early-signs': 'Seeing the signs in time',
  'lecture.3-sleep': 'Sleeping better with the job you have',
  'lecture.4-boundaries': 'Boundaries when work is always near',
  'lecture.5-causes-at-work': 'From figures to action',
  'lecture.6-coming-back': 'Coming back to work',
  'lecture.7-workshop-lighter-week': 'Workshop: a lighter week',
  'lecture.8-workshop-talks': 'Workshop: conversations that help',
} satisfies Record<keyof typeof sv, string>
