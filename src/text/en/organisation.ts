import type { organisation as sv } from '../sv/organisation.ts'

/** What holds for the whole organisation, at /organisation. */
export const organisation = {
  title: 'Settings',
  description:
    'What applies to the whole organisation: its name, the smallest group and what support employees are offered.',
  lead: 'This applies to the whole organisation, and every change is noted in the log.',
  'facts.title': 'The organisation',
  'facts.name': 'Name',
  'facts.people': 'People',
  'facts.people.text': '{members} {members|person|people} in {units} {units|unit|units}',
  'facts.people.change': 'See people and units',
  'facts.group': 'Smallest group',
  'facts.group.text':
    'Figures are only shown when there are at least {count} answers. HR can raise the limit in a single survey, and later surveys then can’t go below it.',
  'facts.group.change': 'To the surveys',
  'facts.language': 'Language',
  'facts.language.text':
    'Everybody gets e-mail in the language given in the file you import. If the file gives no language, somebody who is new in it gets e-mail in Swedish.',
  'facts.roles': 'Roles',
  'facts.roles.text': 'The owner gives and ends the roles of HR, manager, safety representative and owner.',
  'facts.roles.change': 'See who has which role',
  'facts.integrations': 'Integrations',
  'facts.integrations.text': 'Your own programs can fetch data with a key that you make.',
  'facts.integrations.change': 'Go to the integrations',
  'facts.ours':
    'If you would like another name in the service, or a higher limit for all surveys, write to %%SUPPORT_EMAIL%%.',
  loading: 'Loading...',
  'settings.title': 'Support that employees can ask for',
  'settings.health': 'We have an occupational health service that can receive requests',
  'settings.name': 'Name of the occupational health service',
  'settings.email': 'E-mail address for requests',
  'settings.email.hint': 'The service needs no account, because every request gets a link of its own.',
  'settings.days': 'Working days until an answer',
  'settings.days.hint': 'Enter a number from 1 to 10: as many days as they have promised you.',
  'settings.rules': 'Offer a talk when somebody sees their own result',
  'settings.rules.hint':
    'The offer is shown in the red zone and on a clear decline into the yellow zone. Only the person sees it. You are not told that it was shown, and a request looks like any other.',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.saved': 'The settings have been saved.',
  'settings.errors.1': 'There is a problem',
  'settings.errors.2': 'There are two problems',
  'settings.errors.3': 'There are three problems',
  'settings.errorPrefix': 'Error:',
  'settings.error.name': 'Enter the name of the service, 2 to 200 characters.',
  'settings.error.email': 'Enter an e-mail address, for example name@example.com.',
  'settings.error.workingDays': 'Enter a whole number from 1 to 10.',
} satisfies Record<keyof typeof sv, string>
