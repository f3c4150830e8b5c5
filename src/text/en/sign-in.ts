import type { signIn as sv } from '../sv/sign-in.ts'

export const signIn = {
  title: 'Sign in',
  description: 'Sign in with a code that we send you by e-mail. You don’t need a password.',
  'email.heading': 'Sign in',
  'email.lead': 'We’ll send you a code by e-mail, so you don’t need a password.',
  'email.label': 'Your e-mail address',
  'email.hint': 'If you have been invited, use the address the invitation was sent to.',
  'email.error': 'Enter your e-mail address, for example name@company.com.',
  'email.brokenLink':
    'The link in the e-mail isn’t complete, so we can’t see which code it is for. Enter your e-mail address here, and we’ll send a new code that you can type.',
  'email.unkept':
    'Your browser doesn’t keep any of our cookies, so you couldn’t be signed in. Allow cookies for this page, or open it in another browser, and ask for a new code.',
  'email.ended':
    'More than ten minutes passed before you confirmed the sign-in, or your browser doesn’t keep any of our cookies. Start again with your e-mail address, and allow cookies for this page if it happens again.',
  'email.send': 'Send code',
  'email.sending': 'Sending…',
  'code.heading': 'Enter the code from the e-mail',
  'code.sent': 'We have sent an e-mail to {email}. It usually takes a minute.',
  'code.late':
    'If you don’t get an e-mail at all, someone may have asked for too many codes for the address. Wait an hour, or sign in from a browser where you have been signed in before, because you can always get a code there.',
  'code.label': 'Eight-digit code',
  'code.error': 'Enter the eight digits from the e-mail.',
  'code.wrong': 'The code is wrong or has expired. Check the latest e-mail or ask for a new code.',
  'code.submit': 'Sign in',
  'code.checking': 'Signing in…',
  'code.resend': 'Send a new code',
  'code.resendLater':
    'Haven’t received an e-mail? Check your junk folder. You can ask for a new code in {seconds} seconds.',
  'code.resendNow': 'Haven’t received an e-mail? Check your junk folder or ask for a new code.',
  'code.resent': 'We have sent you a new code. Use only the latest one.',
  'code.other': 'Use another address',
  'signOn.heading': 'Sign in through {organisation}',
  'signOn.lead': 'Your address {email} belongs to {organisation}, which has its own sign-in.',
  'signOn.limit':
    'This opens what belongs to work. Your own results, plans and exercises only open when you sign in with a code, because your employer controls this sign-in.',
  'signOn.button': 'Sign in through {organisation}',
  'signOn.going': 'Opening the sign-in…',
  'signOn.code': 'Send a code instead',
  'signOn.expired':
    'Signing in took too long, or it was started in another browser. Start again with your e-mail address.',
  'signOn.refused':
    'Your employer’s sign-in didn’t go through. Try again, or sign in with a code. If it keeps happening, ask whoever manages sign-in where you work for help.',
  'signOn.unreachable':
    'Your employer’s sign-in didn’t answer. Try again in a while, or sign in with a code instead.',
  'signOn.unverified':
    'Your employer’s sign-in didn’t confirm that the e-mail address is yours. Ask whoever manages sign-in where you work to set this up, or sign in with a code.',
  'signOn.not-listed':
    'You aren’t on the list of employees that your employer has with us. Ask HR, or sign in with a code.',
  'link.heading': 'Sign in in this browser',
  'link.text': 'You are signing in as {email}.',
  'link.button': 'Sign in',
  'link.other': 'That’s not me',
  'elsewhere.heading': 'Enter the code where you asked for it',
  'elsewhere.text':
    'This browser hasn’t asked for a code for {email} in the last ten minutes, so the link doesn’t sign you in here. Enter the code in the browser where you asked for it:',
  'elsewhere.warning':
    'If you haven’t asked for a code, someone else has. In that case, close the page and never give the code to anyone.',
  'elsewhere.here': 'Enter the code here instead',
  'already.heading': 'You are signed in',
  'already.text': 'You are signed in as {email}.',
  'already.go': 'Go to my results',
  'already.goOn': 'Continue',
  'already.signOut': 'Sign out',
  'signedOut.text': 'You are signed out.',
} satisfies Record<keyof typeof sv, string>
