import type { enterCode as sv } from '../sv/enter-code.ts'

export const enterCode = {
  title: 'Answer with a code',
  description: 'Have you been given a slip with a code? Enter the code here to answer the survey.',
  lead: 'Enter the code from the slip you were given at work, or the one at the end of the link in your text message. You don’t need an account.',
  label: 'Code',
  hint: 'Ten characters, such as 7K4MX-92QDA. Capitals and small letters are the same.',
  submit: 'Continue',
  checking: 'Checking …',
  once: 'Nothing is sent until you send your answers yourself. The code works once, and if somebody has already answered with it, the first answer is the one that counts.',
  'error.summary': 'There is a problem',
  'error.prefix': 'Error:',
  'error.form': 'Enter the code with all ten characters, as it is on the slip.',
  'error.unknown':
    'The code doesn’t work. Check that you have entered it correctly, or ask for a new slip. The survey may also have closed.',
  'error.instrument': 'The questions of this survey aren’t here.',
  help: 'Doesn’t the code work?',
  'help.text': 'Ask HR or your safety representative for a new slip. The old code then stops working.',
  noScript: 'This page needs JavaScript to read the code.',
} satisfies Record<keyof typeof sv, string>
