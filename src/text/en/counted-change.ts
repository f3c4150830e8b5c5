import type { countedChange as sv } from '../sv/counted-change.ts'

/** After a programme, beside the own results before and after: whether the change may be counted with that of others. */
export const countedChange = {
  'count.title': 'Does the programme help?',
  'count.text':
    'May we count your change together with those of others? It shows us whether the programme helps, and whether it helps more when a guide reads and answers.',
  'count.private':
    'We add one for the zone you began in, and one for whether your strain is lower, higher or not certain to have changed. Name, answers and day don’t go with it, only whether you have had guidance. We see the sums once at least 50 more people have been counted in each group. Your employer never sees them.',
  'count.final':
    'It can’t be taken back, because we don’t store which ones are yours. We store only that you have been counted.',
  'count.yes': 'Yes, count my change',
  'count.done': 'Thank you. Your change has been counted together with those of others.',
} as const satisfies Readonly<Record<keyof typeof sv, string>>
