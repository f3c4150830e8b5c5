import type { enterCode as sv } from '../sv/enter-code.ts'

export const enterCode = {
  title: 'Answer with a code',
  description: 'Have you been given a slip with a code? Enter the code here to answer the survey.',
  lead: 'Enter the code from the slip you were given at work, or the one at the end of the link in your text message. You don’t need an account.',
  label: 'Code',
  'slip.hint': 'Ten characters, such as 7K4MX-92QDA. Capitals and small letters are the same.',
  submit: 'Continue',
  checking: 'Checking …',
  once: 'Nothing is sent until you send your answers yourself. The code works once, and if somebody has already answered with it, the first answer is the one that counts.',
  'slip.error.form': 'Enter the code with all ten characters, as it is on the slip.',
  'slip.error.unknown':
    'The code doesn’t work. Check that you have entered it correctly, or ask for a new slip. The survey may also have closed.',
  'error.instrument': 'The questions of this survey aren’t here.',
  help: 'Doesn’t the code work?',
  'help.text': 'Ask HR or your safety representative for a new slip. The old code then stops working.',
  'mail.title': 'Your invitation to answer a survey',
  'mail.description': 'This is where the link in an invitation from your workplace leads.',
  'mail.reading': 'Fetching your invitation…',
  'mail.missing':
    'The link in the e-mail isn’t complete, so we can’t see which invitation it is for. This happens when an e-mail program or a protection against harmful links has removed the end of it.',
  'mail.enter': 'Enter the code from the same e-mail instead, and you can answer the survey.',
  'mail.unknown': 'The link doesn’t work',
  'mail.unknown.text':
    'The survey may be over, or the link may have been changed on its way to you. You can enter the code from the same e-mail.',
  'mail.hint': 'Twelve characters, such as 7K4M-X92Q-DA8P. Capitals and small letters are the same.',
  'mail.error.form': 'Enter the code with all twelve characters, as it is in the e-mail.',
  'mail.error.unknown':
    'The code doesn’t work. Check that you have entered it as it is in the e-mail. The survey may also be over.',
  'mail.once': 'Nothing is sent until you send your answers yourself.',
  'mail.help': 'Can’t you find a code?',
  'mail.help.text':
    'Go back to the e-mail, copy the whole address below the button and paste it into the address bar of your browser. If that doesn’t help, ask the person who invited you.',
  'mail.self':
    'Would you only like to take the test for yourself? Your answers then don’t count in the survey.',
  'mail.self.link': 'Take the stress profile for yourself',
  'mail.noScript': 'This page needs JavaScript to open your invitation.',
  lost: 'We can’t reach your invitation right now',
  'lost.text': 'Check your internet connection. We’ll try again automatically when it is back.',
  retry: 'Try again',
  noScript: 'This page needs JavaScript to read the code.',
} satisfies Record<keyof typeof sv, string>
