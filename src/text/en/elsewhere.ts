import type { elsewhere as sv } from '../sv/elsewhere.ts'

/** Continuing on another device with answers that were begun on this one, by a code. */
export const elsewhere = {
  open: 'Switch to another device',
  title: 'Continue on another device',
  close: 'Close',
  lead: 'You’ll get a code to type on your other phone or computer. You continue there from the question you’ve reached, and you don’t need an account.',
  sealed:
    'Your answers are encrypted with the code here in your browser before they are sent to us. The code isn’t sent, so we can’t read the answers without guessing it, which would take a very long time. We delete them once they’ve been fetched, or within an hour after the code has expired.',
  make: 'Create a code',
  making: 'Creating the code…',
  failed: 'The code couldn’t be created',
  'failed.network':
    'We can’t reach the service right now. Check your internet connection and try again. You can also go on answering here.',
  'failed.too-many-requests':
    'Many codes have been created in a short time. Wait a while and try again, or go on answering here.',
  'failed.unsupported':
    'This browser can’t encrypt your answers. Try another browser, or go on answering here.',
  'failed.unexpected': 'Something went wrong on our side. Try again in a while, or go on answering here.',
  code: 'Your code',
  'step.1': 'Open the page',
  'step.2': 'Choose “{choice}”',
  'step.3': 'Type the code.',
  valid:
    'The code works once, for 30 minutes. Don’t show it to anyone: a person who uses it can read your answers. The answers also stay here, except on a shared screen that clears itself.',
  first: 'The answer you send first is the one that counts, whichever device you send it from.',
  forget: 'Delete the answers from this device',
  'forget.question':
    'Wait until you can see the questions on your other device. Do you want to delete the answers from here now?',
  'forget.yes': 'Delete the answers',
  'forget.no': 'Keep them here',
  forgotten: 'The answers have been deleted from this device',
  'forgotten.text': 'Continue on your other device. There’s nothing more you need to do here.',
  here: 'Did you start answering on another device?',
  'here.label': 'Code from the other device',
  'here.hint': 'Nine characters, for example 7K4-MX9-2QD. You can use capital or small letters.',
  'here.submit': 'Get my answers',
  'here.checking': 'Getting the answers…',
  'here.error.form': 'Type all nine characters of the code, as shown on the other device.',
  'here.error.unknown':
    'The code doesn’t work. It may be mistyped, already used or more than 30 minutes old. If the answers are still on the other device, you can create a new code there.',
  'here.error.unsupported': 'This browser can’t unlock the answers. Try another browser.',
  'here.error.notStored':
    'Your browser doesn’t store anything, so the answers can’t be received here. Create a new code and try another browser.',
  'here.error.network': 'We can’t reach the service right now. Check your internet connection and try again.',
  'here.error.too-many-requests':
    'There have been too many attempts in a short time, so wait a while before you try again.',
  'here.error.unexpected': 'Something went wrong on our side. Try again in a while.',
} satisfies Record<keyof typeof sv, string>
