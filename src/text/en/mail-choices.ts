import type { mailChoices as sv } from '../sv/mail-choices.ts'

export const mailChoices = {
  title: 'Turn off e-mails',
  description: 'Turn off one kind of e-mail from %%BRAND_NAME%%. No need to sign in.',
  heading: 'Turn off e-mails',
  loading: 'Loading...',
  retry: 'Try again',
  about: 'This is about:',
  'off.button': 'Turn these e-mails off',
  'off.others': 'Other e-mails from us come as before.',
  'off.done': 'Turned off: {kind}',
  'off.doneText':
    'No more of these will come to this address. One that is already on its way may still arrive.',
  'on.lead': 'Want them back? Turn them on here. The link in an old e-mail works too.',
  'on.button': 'Turn them on again',
  'on.done': 'On again: {kind}',
  'on.doneText': 'You get these e-mails as before.',
  'all.text': 'Do you have an account? There you choose among all kinds of e-mail.',
  'all.link': 'Choose e-mails in Settings',
  'broken.heading': 'The link is not complete',
  'broken.text':
    'We cannot see which e-mails it is about, so nothing has changed. Open the link in the e-mail once more. If that does not work, copy the whole address from there.',
  'broken.help': 'Still stuck? Write to %%SUPPORT_EMAIL%% and we will help you.',
  noScript:
    'This page needs JavaScript. Many mail programs have an unsubscribe button of their own, and that works too. Or write to %%SUPPORT_EMAIL%% and we will help you.',
  'own.title': 'E-mails from us',
  'own.text':
    'Untick what you do not want. Sign-in codes and replies to things you have sent us always come.',
  'own.legend': 'I want',
  'own.save': 'Save e-mail choices',
  'own.saved': 'Your choice is saved.',
  'kind.plan-reminder': 'Reminders from your plan',
  'kind.plan-reminder.text': 'At the times you have chosen yourself.',
  'kind.weekly-review': 'The weekly review',
  'kind.weekly-review.text': 'Once a week, if you have asked for it in your plan.',
  'kind.programme-reminder': 'Reminders from the recovery programme',
  'kind.programme-reminder.text': 'Once a day, if you have asked for them in the programme.',
  'kind.stress-programme-reminder': 'Reminders from the stress management programme',
  'kind.stress-programme-reminder.text': 'Once a week, if you have asked for them in the programme.',
  'kind.check-up-reminder': 'Reminders of your check-up',
  'kind.check-up-reminder.text': 'When it is time for a new stress profile.',
  'kind.booking-reminder': 'Reminders of booked talks',
  'kind.booking-reminder.text': 'A while before the talk.',
  'kind.round-invitation': 'Invitations to surveys',
  'kind.round-invitation.text':
    'When your workplace asks how you all are. Open surveys are still shown on the page Today when you are signed in.',
} satisfies Record<keyof typeof sv, string>
