import type { mailChoices as sv } from '../sv/mail-choices.ts'

export const mailChoices = {
  title: 'Turn off e-mails',
  description: 'Turn off one kind of e-mail from %%BRAND_NAME%%. You don’t need to sign in.',
  heading: 'Turn off e-mails',
  about: 'This is about:',
  'off.button': 'Turn these e-mails off',
  'off.others': 'You will still get our other e-mails.',
  'off.done': 'Turned off: {kind}',
  'off.doneText':
    'You won’t get any more of these at this address, but one that is already on its way may still arrive.',
  'on.lead':
    'If you change your mind, you can turn them on again, either here or from the link in an old e-mail.',
  'on.button': 'Turn them on again',
  'on.done': 'On again: {kind}',
  'on.doneText': 'You will get these e-mails as before.',
  'all.text': 'If you have an account, you can choose there which kinds of e-mail you want.',
  'all.link': 'Choose e-mails in Settings',
  'broken.heading': 'The link doesn’t work',
  'broken.text':
    'We can’t see which e-mails the link is about, so nothing has changed. Open the link in the e-mail once more, or copy the whole address from there.',
  'broken.help': 'Still not working? Write to %%SUPPORT_EMAIL%% and we will help you.',
  noScript:
    'This page needs JavaScript. Many e-mail programs have an unsubscribe button of their own, and that works too. You can also write to %%SUPPORT_EMAIL%% and we will help you.',
  'own.title': 'E-mails from us',
  'own.text':
    'Untick the e-mails you don’t want. You will always get sign-in codes and replies to things you have sent us.',
  'own.legend': 'I want to get',
  'own.save': 'Save e-mail choices',
  'own.saved': 'Your choices are saved.',
  'kind.plan-reminder': 'Reminders from your plan',
  'kind.plan-reminder.text': 'They are sent at the times you have chosen.',
  'kind.weekly-review': 'The weekly review',
  'kind.weekly-review.text': 'It is sent once a week, if you have asked for it in your plan.',
  'kind.programme-reminder': 'Reminders from the recovery programme',
  'kind.programme-reminder.text': 'They are sent while you follow the programme, if you have asked for them.',
  'kind.stress-programme-reminder': 'Reminders from the stress management programme',
  'kind.stress-programme-reminder.text':
    'They are sent once a week, if you have asked for them in the programme.',
  'kind.check-up-reminder': 'Check-up reminders',
  'kind.check-up-reminder.text': 'They are sent when it’s time to take the stress profile again.',
  'kind.something-new': 'Notices of something new on your page',
  'kind.something-new.text':
    'They are sent when somebody has answered you. You only see what it is when you sign in.',
  'kind.booking-reminder': 'Reminders about appointments',
  'kind.booking-reminder.text': 'They are sent the day before, at 9 in the morning.',
  'kind.measure-reminder': 'Reminders about measures at work',
  'kind.measure-reminder.text':
    'They are sent to HR and to the person responsible for a measure, about a week before it is due or to be followed up.',
  'kind.round-invitation': 'Invitations to surveys, reminders and results',
  'kind.round-invitation.text':
    'They are sent when your workplace asks how you all are. Open surveys are also shown on the Today page when you are signed in. If you have a safety representative, they see roughly how many in each unit have received their invitation, and if you switch these e-mails off, you are counted among those who haven’t.',
} satisfies Record<keyof typeof sv, string>
