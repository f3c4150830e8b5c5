import type { gate as sv } from '../sv/gate.ts'

export const gate = {
  'gate.signIn.title': 'Sign in to see this page',
  'gate.signIn.text':
    'This page is for people who work with the service, for example as a manager, in HR, as a safety representative or as our own staff. None of these roles can see anyone’s own answers.',
  'gate.signIn.button': 'Sign in',
  'gate.refused.title': 'You don’t have access to this page',
  'gate.refused.text':
    'This page belongs to a role that your account doesn’t have. If you need it, an account owner in your organisation can give it to you.',
  'gate.lost.title': 'You no longer have access to this page',
  'gate.lost.text':
    'The role this page belongs to was ended while the page was open. What you had already saved is still there. If you think this is a mistake, ask the account owner in your organisation.',
  'gate.home': 'Go to your start page',
  'gate.show.title': 'Confirm with your second step',
  'gate.show.text':
    'This page opens once you have confirmed with your second step. So far you have only used the code from your e-mail.',
  'gate.show.button': 'Continue',
  'gate.add.title': 'This page needs two-step verification',
  'gate.add.text':
    'Your role shows things that only you should be able to open. That is why this page opens once you have added a second step. It takes a few minutes and you need your phone.',
  'gate.add.button': 'Add two-step verification',
  'gate.own.title': 'Sign in without your employer’s sign-in',
  'gate.own.text':
    'You’ve signed in through your employer, and your role as a safety representative doesn’t count there. Your employer shouldn’t be able to act in your name. So sign out, then sign in again with a passkey or with a code that’s e-mailed to you.',
  'gate.own.button': 'Go to sign-in',
  'gate.unsaved.title': 'Sign in again to carry on',
  'gate.unsaved.text':
    'What you’ve written is still on this page. Sign in again in a new tab, then come back here.',
  'gate.unsaved.button': 'Sign in in a new tab',
  'gate.unsaved.done': 'I’ve signed in',
  'gate.organisation': 'Organisation',
  'gate.organisation.hint':
    'You have a role in several organisations. The pages in this tab show one organisation at a time.',
  'gate.organisation.only': 'This page is about {organisation}.',
  'gate.demo': 'See a simulated organisation instead',
  'gate.noScript': 'This page needs JavaScript. Turn it on in your browser and reload the page.',
} satisfies Record<keyof typeof sv, string>
