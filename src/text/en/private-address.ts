import type { privateAddress as sv } from '../sv/private-address.ts'

export const privateAddress = {
  'private.title': 'Do you want to add a private e-\u2060mail address?',
  'private.why':
    'You sign in with {email}. Anyone who can read the e-mails sent there, such as your employer, can also sign in and see your own results.',
  'private.after':
    'If you add a private address, what is your own only opens with that address, and e-mail about it is sent there. Your work address still works for surveys and for what you do in a role at work. If you subscribe to your calendar, you need to make a new calendar address afterwards, and links in old e-mails about bookings stop working. It is up to you, and we only ask once. You can add the address later under Settings.',
  'private.email.label': 'Your private e-mail address',
  'private.email.hint':
    'Choose an address that nobody at work can read, and that you will be able to read in future.',
  'private.email.error': 'Enter an e-mail address, for example name@example.com.',
  'private.email.same': 'That is the same address, so choose another.',
  'private.send': 'Send a code there',
  'private.no': 'No thanks',
  'private.sent': 'We have sent a code to {email}. It usually takes a minute.',
  'private.code.label': 'Code for the private address',
  'private.code.error': 'Enter the eight digits from the e-mail.',
  'private.code.wrong':
    'The code is wrong or has expired. Look in the latest e-mail, or choose the address again and ask for a new code.',
  'private.prove': 'Confirm the address',
  'private.other': 'Use another address',
  'private.own': 'The address for your own results',
  'private.is': 'Your own results open only when you have signed in with {email}.',
  'private.remove': 'Remove the private address',
  'private.remove.question':
    'Do you want to remove the private address? Your own results then open with {email} again, also for anyone who can read the e-mails sent to {email}.',
  'private.remove.yes': 'Yes, remove it',
  'private.remove.no': 'No, keep it',
  'private.removed': 'The private address has been removed.',
  'private.reads': 'Anyone who can read the mail sent to {email} can sign in and see your own results.',
  'private.add': 'Add a private address',
  'private.closed.title': 'Your own results open with your private address',
  'private.closed.text':
    'You have added a private address, so what is your own isn’t shown when you have signed in with {email}, and you can’t change how you sign in, your bookings or which e-mails you get. When you want to do that, sign out and sign in with the private address.',
  'private.signOn.title': 'What is your own opens with a code',
  'private.signOn.text':
    'You signed in through {organisation}. Your employer controls that sign-in, so your own results, plans, exercises and bookings aren’t shown here, and neither are surveys to answer. You can’t change how you sign in or which e-mails you get, either. To get to all of that, sign out and sign in with a code sent to your e-mail. You can also answer a survey using the link in the invitation.',
} satisfies Record<keyof typeof sv, string>
