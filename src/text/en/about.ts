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
    'The protection has a price. A unit with eight answers or more does not always get a fresh figure every time. The steadier a group answers, the more often it has to wait. So count on a round every two or three months.',
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

  'worth.caption': 'How often a unit has a new figure, or one at most two rounds old',
  'worth.team': 'Team',
  'worth.answering': 'Answering',
  'worth.fresh': 'New',
  'worth.recent': 'At most two',

  'insiders.title': 'If colleagues tell',
  'insiders.text':
    'Here some in every group have told HR what they answered. The table shows how many of the others’ answers could then be worked out. One round by itself holds when one or two tell. When two rounds are laid side by side, and nobody has changed their answer, it can give way even then, but rarely.',
  'insiders.caption': 'Answers that could be worked out, by how many in every group tell',
  'insiders.telling': 'Telling',
  'insiders.alone': 'One round',
  'insiders.both': 'One or two',
  'insiders.rest': 'All but one',
} satisfies Record<keyof typeof sv, string>
