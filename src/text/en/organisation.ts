import type { organisation as sv } from '../sv/organisation.ts'

/** Settings of the whole organisation, at /organisation. */
export const organisation = {
  title: 'Settings',
  description:
    'What applies to the whole organisation: its name, the smallest group and what support employees are offered.',
  lead: 'These settings apply to the whole organisation, and every change is noted in the log.',
  'facts.title': 'The organisation',
  'facts.name': 'Name',
  'facts.number': 'Organisation number',
  'facts.number.none': 'None is given.',
  'facts.people': 'People',
  'facts.people.text': '{members} {members|person|people} in {units} {units|unit|units}.',
  'facts.people.change': 'See people and units',
  'facts.group': 'Smallest group',
  'facts.group.text':
    'Figures are only shown when there are at least {count} answers. HR can raise the limit in a single survey, and later surveys then can’t go below it.',
  'facts.group.change': 'To the surveys',
  'facts.language': 'Language',
  'facts.language.text':
    '{language}. Anyone added without a language in the list gets e-mails and slips in this one. Everybody else gets the language given in the list.',
  'facts.roles': 'Roles',
  'facts.roles.text': 'The owner gives and ends the roles of HR, manager, safety representative and owner.',
  'facts.roles.change': 'See who has which role',
  'facts.integrations': 'Integrations',
  'facts.integrations.text': 'Your own programs can fetch data with a key that you make.',
  'facts.integrations.change': 'Go to the integrations',
  'facts.owners':
    'The owner can change the name, organisation number and language, and raise the limit for all surveys, on this page.',
  'own.title': 'Name, number, smallest group and language',
  'own.lead':
    'The name appears in invitations, on slips and in reports. The smallest group holds for surveys prepared from now on; those already prepared keep theirs.',
  'own.name': 'The organisation’s name',
  'own.number': 'Organisation number',
  'own.number.hint':
    'Ten digits, for example 559999-9991. Leave the field empty if you have no Swedish number.',
  'own.group': 'Fewest answers in a group',
  'own.group.hint':
    'It is {count} now. The limit can only be raised: otherwise somebody could lower it and work out what individuals have answered.',
  'own.group.question':
    'Do you want to raise the limit from {from} to {to} answers? It can never be lowered again.',
  'own.group.yes': 'Raise the limit',
  'own.group.no': 'Change the number',
  'own.hideFull': 'Don’t show figures that say everybody in a unit has answered',
  'own.hideFull.hint':
    'Applies to units where exactly {count} people are invited. If the box isn’t ticked, they get figures when all of them have answered. The figures then tell you that everybody did, but not what they answered. Tick it if the safety representative wants it.',
  'own.smsReminders': 'Send reminders as text messages to people who have e-mail too',
  'own.smsReminders.hint':
    'Anyone with both an e-mail address and a mobile number gets the reminder by e-mail, and a text message saying that it is there. The message has neither a link nor a code. First make sure that employees know you use their numbers for this. When you untick the box, the numbers of everybody who has e-mail are deleted.',
  'own.language': 'Language for anyone who has none in the list',
  'own.language.hint':
    'Applies to e-mails and slips for people added from now on. Those already in the list keep their language.',
  'own.save': 'Save these details',
  'own.saved': 'The details have been saved.',
  'own.error.name': 'Write the organisation’s name in at most 200 characters.',
  'own.error.number':
    'The number isn’t right. Check the ten digits, for example in your certificate of registration.',
  'own.error.smallestGroup': 'Write a whole number from {count} to 100.',
  'signOn.title': 'Your own sign-in',
  'signOn.lead':
    'If your organisation signs in with OpenID Connect, for example through Entra ID or Google Workspace, employees can use the same sign-in here. They can still sign in with a code by e-mail instead.',
  'signOn.limit':
    'It opens what belongs to work. People’s own results, plans and exercises never open this way, and surveys can only be answered with the link in the invitation. HR, owners and others who need two-step verification show it here as well.',
  'signOn.callback':
    'First register a web application with your provider, and allow it to send people back to this address (redirect URI):',
  'signOn.issuer': 'The provider’s address (issuer)',
  'signOn.issuer.hint':
    'The address begins with https. In Entra ID it is the one of your own directory, not the one shared by all customers.',
  'signOn.clientId': 'Client ID',
  'signOn.clientSecret': 'Client secret',
  'signOn.clientSecret.hint': 'It is stored encrypted and never shown again.',
  'signOn.clientSecret.kept':
    'A secret is stored and is never shown. Leave this empty to keep it, or enter a new one.',
  'signOn.domains': 'E-mail domains',
  'signOn.domains.hint':
    'The domains your employees have in their addresses, one on each line. The provider has to confirm the address (email_verified, or xms_edov in Entra ID).',
  'signOn.unit': 'Where new people are added',
  'signOn.unit.hint':
    'Somebody who signs in but isn’t on your list can be added to a unit. The safety representative sees them as new when the next list is reviewed, and they count towards the smallest group four weeks after their first survey at the earliest.',
  'signOn.unit.none': 'Don’t add anybody',
  'signOn.save': 'Save and check',
  'signOn.saving': 'Checking…',
  'signOn.saved': 'The settings have been saved and the domains checked.',
  'signOn.removed': 'The sign-in has been removed.',
  'signOn.remove': 'Remove the sign-in',
  'signOn.remove.question':
    'Do you want to remove the sign-in? Those who are signed in with it are signed out, but can sign in with a code.',
  'signOn.remove.yes': 'Remove',
  'signOn.remove.no': 'Cancel',
  'signOn.records': 'Show that the domains are yours',
  'signOn.records.text':
    'Add this TXT record to the domain’s DNS, then save again. It can take a while before a new record is visible.',
  'signOn.record.name': 'Name:',
  'signOn.record.text': 'Text:',
  'signOn.waits': 'We haven’t found the record yet, so nobody can sign in with addresses at this domain.',
  'signOn.proven': 'Checked on {date}.',
  'signOn.error.issuer': 'Enter the provider’s address. It begins with https://.',
  'signOn.error.clientId': 'Enter the client ID that your provider gave you.',
  'signOn.error.clientSecret': 'Enter the client secret. A new address or client ID has a secret of its own.',
  'signOn.error.domains': 'Enter the domains without @, for example company.com.',
  'settings.title': 'Support that employees can ask for',
  'settings.health': 'We have an occupational health service that can receive requests',
  'settings.name': 'Name of the occupational health service',
  'settings.email': 'E-mail address for requests',
  'settings.email.hint': 'The service needs no account, because every request gets a link of its own.',
  'settings.days': 'Working days until an answer',
  'settings.days.hint': 'Enter a number from 1 to 10: as many days as they have promised you.',
  'settings.rules': 'Offer a talk when somebody sees their own result',
  'settings.rules.hint':
    'The offer is shown in the red zone and on a clear decline into the yellow zone. Only the person sees it. You aren’t told that it was shown, and a request looks like any other.',
  'settings.save': 'Save',
  'settings.saving': 'Saving…',
  'settings.saved': 'The settings have been saved.',
  'settings.undo': 'Undo the change',
  'settings.newer.title': 'Somebody else made a change while you were writing',
  'settings.newer':
    'None of your changes have been saved. The fields now show what is saved, with your changes. Read them through and save again.',
  'settings.undone': 'The change has been undone.',
  'settings.error.name': 'Enter the name of the service, 2 to 200 characters.',
  'settings.error.email': 'Enter an e-mail address, for example name@example.com.',
  'settings.error.workingDays': 'Enter a whole number from 1 to 10.',
} satisfies Record<keyof typeof sv, string>
