import type { support as sv } from '../sv/support.ts'

/** Support requests: the form, what happens next, and the state. The title is neutral, because others may see the screen. */
export const support = {
  'ask.pageTitle': 'Ask for support',
  'ask.pageDescription': 'Ask HR, occupational health or our psychologist to get in touch with you.',
  'ask.lead': 'You choose who to ask, see exactly what is sent and find out when you will have an answer.',
  'ask.notAcute': 'Urgent? Call the numbers above. An answer can take {days} working {days|day|days}.',
  'ask.noScript': 'This page needs JavaScript, but you can always call the numbers above.',

  'ask.book': 'Would you rather choose a time yourself?',
  'ask.book.link': 'Book a support session',
  'ask.visitor.title': 'Ask somebody to get in touch with you',
  'ask.visitor.text':
    'When you are signed in, you can ask our psychologist to get in touch, and also HR or occupational health if your employer has joined. An answer can take {days} working {days|day|days}.',
  'ask.visitor.account':
    'You sign in with your e-mail address and a code that we send you. If you don’t have an account, you get one then. What you have done in this browser stays here, and you choose whether it is saved in the account.',
  'ask.visitor.contact': 'Write to us without signing in',
  'ask.visitor.signIn': 'Sign in and ask for support',

  'ask.form.title': 'Ask somebody to get in touch with you',
  'ask.receiver': 'Who should get in touch?',
  'ask.receiver.hr': 'HR at {organisation}',
  'ask.receiver.occupational_health': '{name}, occupational health',
  'ask.receiver.provider': 'Psychologist at %%BRAND_NAME%%',
  'ask.receiver.provider.read': 'All our staff can read the request.',
  'ask.receiver.readBy': 'Read by {names}.',
  'ask.receiver.hr.secrecy': 'HR isn’t bound by the same confidentiality as health care.',
  'ask.receiver.promise': 'An answer by {day}.',
  'ask.receiver.open': 'Recipients you are already waiting to hear from aren’t shown in the list.',
  'ask.name': 'Your name',
  'ask.reach': 'How would you like to be contacted?',
  'ask.reach.hint': 'Enter a phone number or an e-mail address. Choose one that only you have access to.',
  'ask.message': 'Something you want to say',
  'ask.message.hint': 'For example, you can write when it is a good time to call. You don’t have to say why.',
  'ask.optional': '(optional)',
  'ask.check': 'See what is sent',
  'ask.checking': 'One moment…',
  'ask.all':
    'You are already waiting to hear from everybody you can ask. To ask one of them again, close that case first.',

  'ask.error.receiver': 'Choose who should get in touch.',
  'ask.error.name': 'Enter your name, at least 2 characters.',
  'ask.error.reach': 'Enter a phone number or an e-mail address.',
  'ask.error.message': 'The message is too long, so shorten it to 2,000 characters at most.',
  'ask.tooLong.name': 'The name is too long, so shorten it to 200 characters at most.',
  'ask.tooLong.reach': 'The number or address is too long, so shorten it to 200 characters at most.',
  'ask.unfit': 'Write on a single line, without special characters.',

  'ask.preview.title': 'This is what is sent',
  'ask.preview.lead': 'This is all that {receiver} gets to see.',
  'ask.preview.to': 'To',
  'ask.preview.name': 'Name',
  'ask.preview.reach': 'How you can be contacted',
  'ask.preview.message': 'Message',
  'ask.preview.noMessage': 'No message',
  'ask.preview.not':
    'Your result, your zone and the page you came from are never sent. The e-mail to the recipient says that somebody is waiting, but not who it is.',
  'ask.preview.end':
    'You can close the case whenever you like. After that, the recipient can no longer see it.',
  'ask.preview.privacy': 'How we handle your data',
  'ask.send': 'Send the request',
  'ask.sending': 'Sending...',
  'ask.change': 'Change',
  'ask.failed': 'The request couldn’t be sent',
  'ask.kept': 'What you have written is still here.',
  'ask.signInAgain': 'Sign in again',

  'ask.sent': 'Support request sent ✓',
  'ask.sent.next': 'What happens now?',
  'ask.sent.1': '{receiver} gets an e-mail saying that somebody is waiting, and signs in to see your name.',
  'ask.sent.1.occupational_health':
    '{receiver} gets an e-mail saying that somebody is waiting, with a link to a page with your name.',
  'ask.sent.2': 'You will have an answer by {day}. Here you can see when somebody has received your request.',
  'ask.sent.3':
    'If nobody answers in time, we remind the recipient and e-mail you so that you can choose somebody else.',
  'ask.sent.until':
    'Don’t wait for the answer if you feel worse. Call 1177 or one of the numbers at the top of the page. You can reach us on %%SUPPORT_PHONE%% during office hours.',
  'ask.another': 'Ask somebody else too',

  'ask.cases.title': 'Your requests',
  'ask.cases.sentAt': 'Sent {day} at {time}.',
  'ask.cases.promise': 'An answer by {day}.',
  'ask.cases.acknowledged': 'Received {day} at {time}. You will be contacted at {reach}.',
  'ask.cases.state.sent': 'Sent, waiting for an answer',
  'ask.cases.state.acknowledged': 'Received',
  'ask.cases.state.late': 'The answer is late',
  'ask.cases.state.closed': 'Closed',
  'ask.cases.late':
    'Nobody has answered in time, and we have reminded the recipient. Please choose somebody else, or call right away. Your request stays open if you would rather wait.',
  'ask.cases.call1177': 'Call 1177',
  'ask.cases.else': 'Choose somebody else',
  'ask.cases.close': 'Close the case',
  'ask.cases.close.question':
    'Do you want to close the case? The recipient can then no longer see your request.',
  'ask.cases.close.yes': 'Yes, close it',
  'ask.cases.close.no': 'No, keep it',
  'ask.cases.closed': 'Closed',
  'ask.cases.closedRow': '{receiver}. Sent {sent}, closed {closed}.',
  'ask.cases.more': 'See your requests or ask somebody',
} satisfies Record<keyof typeof sv, string>
