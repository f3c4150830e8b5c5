import type { setUp as sv } from '../sv/set-up.ts'

export const setUp = {
  title: 'Get started',
  lead: 'Go through the steps in any order. Everything can be changed later, and nobody gets an e-mail until you have prepared a survey and the list of people to invite has been reviewed.',
  'left.1': 'One step is left.',
  left: '{count} steps are left.',
  done: 'Done',
  todo: 'To do',
  choice: 'Works already, but you can change it',
  'people.title': 'Add the people',
  'people.text':
    'Import a file with people and units, or add one at a time. There {count|is|are} now {count} {count|person|people} on the list. You see what a file would change before anything does.',
  'people.way': 'Go to the people',
  'representative.title': 'Appoint a safety representative',
  'representative.text':
    'The safety representative reviews the list before every survey. If nobody is appointed, you write instead how employees have been informed.',
  'representative.asked': 'The proposal is waiting to be confirmed.',
  'representative.way': 'Go to the roles',
  'roles.title': 'Decide who sees the results',
  'roles.text':
    'HR and safety representatives see all published figures, and a manager sees the figures for their units. Nobody sees individual answers.',
  'roles.way': 'Give somebody a role',
  'signIn.title': 'Choose how everybody signs in',
  'signIn.text':
    'Everybody can sign in with a mailed code. If you have a sign-in of your own at work, the owner can connect it.',
  'signIn.way': 'Go to the sign-in',
  'round.title': 'Prepare the first survey',
  'round.text':
    'Choose the questions, who should answer and when. Before anybody is invited, the list of who should answer is reviewed.',
  'round.way': 'Prepare a survey',
  later:
    'Support from the occupational health service, the offer of a talk and the languages are chosen on the page Organisation when it suits you.',
} satisfies Record<keyof typeof sv, string>
