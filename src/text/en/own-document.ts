import type { ownDocument as sv } from '../sv/own-document.ts'

export const ownDocument = {
  'own.browser': 'What you write stays in this browser.',
  'own.browser.signIn': 'Sign in if you want it on all your devices',
  'own.loading': 'Fetching from your account.',
  'own.saving': 'Saving in your account.',
  'own.saved': 'Saved in your account. Only someone who can read your e-mail can open it.',
  'own.offline':
    'Your account can’t be reached right now. What you write stays in the browser and is saved in the account as soon as possible.',
  'own.refused':
    'Your last change couldn’t be saved to the account, but it is still in the browser. Shorten what you wrote last, or reload the page.',
  'own.closed':
    'What is saved here opens only with your private e-mail address. Sign out, and sign in with that address. What you write now isn’t saved to your account.',
  'own.ended':
    'You’re no longer signed in. Your last change is still in the browser and will be saved to your account when you sign in again.',
  'own.ended.signIn': 'Sign in',
  'own.moved': 'What you had done in this browser is now in your account.',
  'merge.title': 'Do you want to save what is in this browser to your account?',
  'merge.here': 'This is in the browser from before:',
  'merge.results': '{count} {count|result|results}',
  'merge.exercises': 'exercises from the green zone',
  'merge.plan': 'a personal action plan',
  'merge.recovery': 'a recovery programme that has been started',
  'merge.programme': 'a stress management programme that has been started',
  'merge.since': '(since {date})',
  'merge.shared':
    'If you share the phone or computer with someone, it may be theirs. If you answer no, it stays here for whoever isn’t signed in.',
  'merge.yes': 'Yes, save it to my account',
  'merge.no': 'No, leave it here',
  'unsent.title': 'Not everything has reached your account',
  'unsent.text':
    'Something you wrote is still in the browser. It is saved when you open the page where you wrote it, but if you sign out now it will be lost.',
  'unsent.signOut': 'Sign out anyway',
} satisfies Record<keyof typeof sv, string>
