import type { about as sv } from '../sv/about.ts'

export const about = {
  'about.picture': 'Eight answers are mixed into one figure, and in the figure they can’t be told apart.',
  'about.contents': 'On this page',

  'attack.title': 'How the attack went last time',
  'attack.text':
    'The bars show how often the program could tell someone’s zone for certain, or their score to within one point. Shorter is better.',
  'attack.caption': 'Common rules leak. Ours leaked {breached} of {all} answers.',
  'attack.note':
    'Run on {date} with {organisations} made-up companies and seeds {seeds}. Nobody changes their answers between surveys, which is the hardest case.',
  'attack.again': 'To run the same attack:',
  'attack.price':
    'Protection has a price, because a unit with eight answers or more doesn’t get a new figure every time. The more often the same people answer, the more often a unit has to wait or share a figure with a few others. So plan for a survey every two or three months.',
  'attack.table': 'Show as a table',
  'attack.table.caption': 'What the attack found, rule by rule',
  'attack.policy': 'Rule',
  'attack.breached': 'Answers that could be worked out',
  'attack.isolated': 'Groups that were too small but could be singled out',
  'attack.shown': 'Units with a fresh figure',
  'attack.five': 'Five answers or more',
  'attack.eight': 'Eight answers or more',
  'attack.sibling': 'Five or more, neighbouring unit hidden',
  'attack.ours': 'Our rules',

  'worth.caption': 'How often a unit with eight answers or more has a new figure',
  'worth.team': 'Size',
  'worth.answering': 'Answer',
  'worth.fresh': 'Its own',
  'worth.shared': 'Or shared',
  'worth.recent': 'Or older',
  'worth.older': '“Or older” is a figure of its own that is at most two surveys old.',

  'insiders.title': 'If colleagues talk',
  'insiders.text':
    'Here, some people in every group have told HR what they answered. The table shows how many of the other answers could then be worked out. In a single survey the protection holds when one or two people tell. If two surveys are compared and nobody has changed their answer, even one or two can be enough, but rarely.',
  'insiders.caption': 'Answers that could be worked out, by how many in each group tell',
  'insiders.telling': 'Telling',
  'insiders.alone': 'One survey',
  'insiders.both': 'One or two',
  'insiders.rest': 'All but one',
} satisfies Record<keyof typeof sv, string>
