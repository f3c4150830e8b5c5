import type { organisation as sv } from '../sv/organisation.ts'

/** What holds for the whole organisation, at /organisation. */
export const organisation = {
  title: 'Settings',
  description:
    'What holds for the whole organisation: its name, the smallest group and what support employees are offered.',
  lead: 'This holds for the whole organisation. Every change is noted in the log.',
  'facts.title': 'The organisation',
  'facts.name': 'Name',
  'facts.people': 'People',
  'facts.people.text': '{members} {members|person|people} in {units} {units|unit|units}',
  'facts.people.change': 'See people and units',
  'facts.group': 'Smallest group',
  'facts.group.text':
    'Figures are shown from {count} answers on. HR can raise the limit in a single survey, and later surveys then can’t go below it.',
  'facts.group.change': 'To the surveys',
  'facts.language': 'Language',
  'facts.language.text':
    'Everybody gets e-mail in the language given in the file you import. Somebody who is new in a file without languages gets Swedish.',
  'facts.roles': 'Roles',
  'facts.roles.text': 'The owner gives and ends the roles of HR, manager, safety representative and owner.',
  'facts.roles.change': 'See who has which role',
  'facts.ours':
    'Would you like another name in the service, or a higher limit for all surveys? Write to %%SUPPORT_EMAIL%%.',
  loading: 'Loading...',
  'settings.title': 'Support that employees can ask for',
  'settings.health': 'We have an occupational health service that can receive requests',
  'settings.name': 'Name of the occupational health service',
  'settings.email': 'E-mail address for requests',
  'settings.email.hint': 'They need no account. Every request gets a link of its own.',
  'settings.days': 'An answer within this many working days',
  'settings.days.hint': '1 to 10. As many days as they have promised you.',
  'settings.rules': 'Offer a talk when somebody sees their own result',
  'settings.rules.hint':
    'In red, and on a clear worsening into yellow. Only the person sees the offer. You are not told that it was shown, and a request looks like any other.',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.saved': 'Saved.',
  'settings.errors.1': 'One thing needs to be put right',
  'settings.errors.2': 'Two things need to be put right',
  'settings.errors.3': 'Three things need to be put right',
  'settings.errorPrefix': 'Error:',
  'settings.error.name': 'Write the name of the service, 2 to 200 characters.',
  'settings.error.email': 'Write an e-mail address.',
  'settings.error.workingDays': 'Write a whole number from 1 to 10.',
} satisfies Record<keyof typeof sv, string>
