import type { about as sv } from '../sv/about.ts'

export const about = {
  'about.picture': 'Eight drops fall into the same water. Below the surface they cannot be told apart.',
  'about.contents': 'On this page',

  'attack.title': 'How the attack went last time',
  'attack.text':
    'The bar shows how often the program could tell a person’s zone for certain, or the score to less than one point. Shorter is better.',
  'attack.caption': 'Common rules leak. Ours leaked {breached} of {all} answers.',
  'attack.note':
    'Run on {date} with {organisations} invented companies and seeds {seeds}. Nobody changes their answers between surveys. That is the hardest case.',
  'attack.again': 'Run the same again:',
  'attack.price':
    'The protection has a price. A unit does not always get a fresh figure every time. The table says how often.',
  'attack.table': 'Show as a table',
  'attack.table.caption': 'What the attack found, rule by rule',
  'attack.policy': 'Rule',
  'attack.breached': 'Answers that could be worked out',
  'attack.isolated': 'Groups too small that were told apart',
  'attack.shown': 'Units with a fresh figure',
  'attack.five': 'Five answers or more',
  'attack.eight': 'Eight answers or more',
  'attack.sibling': 'Five or more, neighbour hidden',
  'attack.ours': 'Our rules',
} satisfies Record<keyof typeof sv, string>
