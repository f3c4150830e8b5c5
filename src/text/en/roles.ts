import type { roles as sv } from '../sv/roles.ts'

/** Who has which role in the organisation, at /roller. */
export const roles = {
  title: 'Roles',
  description: 'Who is HR, manager, safety representative and owner in the organisation.',
  lead: 'The account owner gives and ends roles, because a file can’t do that. Everybody with a role gets an e-mail when something changes.',
  log: 'See who gave which role',
  who: 'Person',
  role: 'Role',
  manager: 'Manager',
  managers: 'Show {count} {count|manager|managers}',
  hr: 'HR',
  safety_representative: 'Safety representative',
  owner: 'Owner',
  leads: 'Manager of {unit}',
  'hint.manager': 'The person becomes the manager of the unit they are in.',
  'hint.hr':
    'The person can open surveys, see published figures and import people. A safety representative gets the role once they have said yes themselves.',
  'hint.safety_representative':
    'The person can see published figures and all imports. The role has to be confirmed by a current safety representative, or by us who run the service if there is none.',
  'hint.owner':
    'The person can give and end roles and import people, but sees no figures without the role HR as well. A safety representative gets the role once they have said yes themselves.',
  end: 'End',
  'end.button': 'End the role',
  'end.question': 'Do you want to end the role {role} for {name}? The person stays in the list.',
  'end.ask':
    'Do you want {name} to leave the role {role}? Nothing changes until they, or we who run the service, have confirmed it.',
  'end.yes': 'Yes, end it',
  'end.no': 'No, keep it',
  'give.title': 'Give somebody a role',
  'give.email': 'Their e-mail address',
  'give.email.hint': 'The address in the list of people.',
  'give.email.wrong': 'Enter an e-mail address, such as name@workplace.com',
  'give.button': 'Give the role',
  'give.ask': 'Ask for confirmation',
  'became.changed': 'Done. Everybody with a role gets an e-mail about it.',
  'became.unchanged': 'It was like that already, so nothing has changed.',
  'became.asked': 'The request has been sent. Nothing changes until somebody confirms it.',
  'request.give': '{name} is proposed for the role {role}',
  'request.end': '{name} is proposed to leave the role {role}',
  'request.asked': 'The proposal concerns {email} and was made on {day}.',
  'request.yours': 'The decision is yours. Nothing changes until you have answered.',
  'request.yours.office':
    'The decision is yours. With the role {role} you can no longer review lists for new surveys, because nobody reviews a list of their own. Nothing changes until you have answered.',
  'request.sitting': 'A current safety representative, or we who run the service, need to confirm it.',
  'request.themselves':
    'The person themselves needs to confirm it, because it affects their role as safety representative.',
  'request.confirm': 'Confirm',
  'request.leave': 'Leave the role',
  'request.leave.question':
    'Do you want to leave the role of safety representative? You’ll no longer see the figures, the lists or the log, and you can’t take the role back yourself.',
  'request.leave.yes': 'Yes, leave the role',
  'request.leave.no': 'No, keep the role',
  'request.accept': 'Accept the role {role}',
  'request.accept.question':
    'Do you want the role {role}? You stay a safety representative but can no longer review lists for new surveys.',
  'request.accept.yes': 'Yes, accept the role',
  'request.refuse': 'Decline',
  'request.confirmed': 'You have confirmed the proposal, and it is in force now.',
  'request.refused': 'You have declined, and nothing has changed.',
} satisfies Record<keyof typeof sv, string>
