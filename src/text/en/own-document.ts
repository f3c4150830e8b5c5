import type { ownDocument as sv } from '../sv/own-document.ts'

export const ownDocument = {
  'own.browser': 'What you write stays in this browser.',
  'own.browser.signIn': 'Sign in if you want it on all your devices',
  'own.loading': 'Fetching from your account.',
  'own.saving': 'Saving in your account.',
  'own.saved': 'Saved in your account. Only you can read it.',
  'own.offline':
    'Your account cannot be reached right now. What you write stays in the browser and is saved in the account as soon as possible.',
  'own.refused':
    'The account did not take your last change. It is still in the browser. Shorten what you wrote last, or reload the page.',
  'own.moved': 'What you had done in this browser is now in your account.',
  'unsent.title': 'Not everything has reached your account',
  'unsent.text':
    'Something you wrote is still in the browser. Open the page where you wrote it, and it is saved. If you sign out now it is lost.',
  'unsent.signOut': 'Sign out anyway',
} satisfies Record<keyof typeof sv, string>
