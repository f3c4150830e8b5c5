import type { demo as sv } from '../sv/demo.ts'

export const demo = {
  title: 'Try it with a simulated organisation',
  description:
    'Click around HR’s overview of an invented organisation with about 240 people. You do not need to sign in.',
  'mark.title': 'Everything here is simulated',
  'mark.text':
    'Exempelbolaget does not exist, and no real people have answered. The answers are drawn at random. All else is real: the same rules, the same limits and the same figures that HR would have seen.',
  lead: 'This is what HR sees: six rounds, two reorganisations and some units too small to show.',
} satisfies Record<keyof typeof sv, string>
