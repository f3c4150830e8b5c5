import type { calibration as sv } from '../sv/calibration.ts'

export const calibration = {
  title: 'Calibration',
  description: 'How the questions of each form work once many people have answered.',
  lead: 'This page shows how the questions work, based on everybody who has answered a survey at any of the customers. It can’t show what a particular person or organisation has answered.',
  heading: '{title}, version {version}',
  few: 'The report appears when 200 people have answered every question of this version.',
  simulated:
    'The figures are based on {count} made-up answers from the simulated organisation of the demo. They are never mixed with answers from real people.',
  answers:
    'The figures are based on {count} complete answers. They are calculated again when another 200 have come in, so that nobody’s own answers can be worked out.',
  'total.title': 'The whole form',
  mean: 'Mean',
  'mean.value': '{mean} on the scale 1–5, with a standard deviation of {spread}',
  reliability: 'How well the questions belong together',
  'reliability.value': 'alpha {alpha}, omega {omega}',
  shares: 'Expected distribution',
  'shares.value': '{green} green, {yellow} yellow and {red} red, if scores follow a normal distribution',
  limits: 'Limits',
  'limits.value': 'yellow from {yellow}, red from {red}',
  change: 'Clear change',
  'change.value': 'the form uses {inUse}, and these answers give {found}',
  none: 'can’t be worked out',
  'column.item': 'Question',
  'column.mean': 'Mean',
  'column.itemRest': 'Correlation with the others',
  'column.floor': 'Answer never',
  'column.ceiling': 'Answer always',
  'column.look': 'To do',
  'look.again': 'Read the question again',
  'look.fine': 'Nothing',
  'reading.title': 'How to read the report',
  'reading.reliability':
    'Alpha and omega run from 0 to 1 and say how far the questions measure the same thing. Omega also holds when some questions weigh more than others.',
  'reading.item':
    'A question should be read again when its correlation with the others in the category is below {lowest}, or when more than half answer never or always.',
  'reading.change':
    'A clear change is the smallest difference between two results that chance rarely produces. The form’s own value stands until a new version has been given another.',
  'reading.limits':
    'The limits are provisional. The report shows how answers fall around them, but new limits need a study against something other than the form itself.',
} satisfies Record<keyof typeof sv, string>
