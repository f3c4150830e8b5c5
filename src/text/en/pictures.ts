import type { pictures as sv } from '../sv/pictures.ts'

export const pictures = {
  'phone.label':
    'The Today page on a phone. The strain is in the yellow zone, the next step is a walk after lunch, and there are shortcuts to breathing, writing and support.',
  'phone.caption': 'What the Today page can look like on your phone. The person is made up.',
  'phone.hello': 'Good morning',
  'phone.zone': 'Yellow zone',
  'phone.since': 'Clearly lower than in spring',
  'phone.next': 'Next step',
  'phone.step': 'Go for a walk after lunch',
  'phone.do': 'Mark as done',
  'phone.short.1': 'Breathe',
  'phone.short.2': 'Write it down',
  'phone.short.3': 'Ask for support',
  'phone.nav.1': 'Today',
  'phone.nav.2': 'Plan',
  'phone.nav.3': 'Exercises',
  'phone.nav.4': 'Results',
  'phone.nav.5': 'Help',

  'laptop.label':
    'HR’s overview on a laptop. {organisation}: {total} on the scale 1–5, {level}. {answers}. A table shows the units, and one that is too small isn’t shown.',
  'laptop.caption':
    'HR’s overview of {organisation}, which is simulated. The figures are the ones in the demo.',
  'laptop.organisation': 'Exempelbolaget',
  'laptop.nav.1': 'Overview',
  'laptop.nav.2': 'Units',
  'laptop.nav.3': 'Surveys',
  'laptop.nav.4': 'Measures',
  'laptop.nav.5': 'People',
  'laptop.nav.6': 'Support',
  'laptop.finding': '{total} on the scale 1–5, {level}',
  'laptop.answered': '{answers}. {participation} of those invited answered.',
  'laptop.unit': 'Unit',
  'laptop.total': 'Total',
  'laptop.cause': 'Cause',
  'laptop.hidden': 'Not shown',
} satisfies Record<keyof typeof sv, string>
