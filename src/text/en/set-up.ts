import type { setUp as sv } from '../sv/set-up.ts'

export const setUp = {
  title: 'Get started',
  lead: 'Go through the steps in any order. Everything can be changed later, and nobody gets an e-mail until you have prepared a survey and the list of people to invite has been reviewed.',
  'left.1': 'One step is left.',
  left: '{count} steps are left.',
  done: 'Done',
  todo: 'To do',
  choice: 'Works already, but you can change it',
  'units.title': 'Set up the units',
  'units.text':
    'Import a file with units and people, or add one unit at a time. A unit gets figures of its own when at least {count} have answered.',
  'units.way': 'Go to the units',
  'people.title': 'Add the people',
  'people.text':
    'There {count|is|are} now {count} {count|person|people} on the list. You see what a file would change before anything does.',
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
  'support.title': 'Say who employees can get support from',
  'support.text':
    'Name your occupational health service, so that somebody who needs support can send a request there.',
  'support.way': 'Go to the support',
  'rules.title': 'Choose whether talks are offered',
  'rules.on': 'Somebody with a red result is offered a talk, and only that person sees it.',
  'rules.off':
    'Somebody with a red result is not offered a talk. Advice and phone numbers are shown all the same.',
  'rules.way': 'Change the offer',
  'group.title': 'Smallest group',
  'group.text':
    'Figures are shown only once at least {count} have answered. You can raise the limit when you prepare a survey, but never lower it.',
  'group.way': 'Go to the surveys',
  'language.title': 'Languages',
  'language.text':
    'All pages exist in Swedish and English. The owner chooses which of them applies to anyone who has none in the list.',
  'language.way': 'See the language',
  'start.title': 'There are no people here yet',
  'start.text': 'First set up units, people and roles. It takes about ten minutes.',
  'start.way': 'Get started',
} satisfies Record<keyof typeof sv, string>
