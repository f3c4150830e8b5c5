import type { secondFactor as sv } from '../sv/second-factor.ts'

export const secondFactor = {
  'factor.title': 'Two-step verification',
  'factor.text':
    'With two-step verification, getting into your e-mail isn’t enough to sign in as you. After the code from the e-mail, you also enter a code from an app on your phone.',
  'factor.who':
    'For your own results, you choose whether you want it. HR, account owners and our own staff have to use it.',
  'factor.app': 'Authenticator app',
  'factor.app.since': 'Added on {date}',
  'factor.app.used': 'Last used on {date}',
  'factor.app.add': 'Add an authenticator app',
  'factor.app.remove': 'Remove the app',
  'factor.app.remove.question':
    'Do you want to remove the authenticator app? The code from the e-mail will then be enough to sign in, and pages that belong to a role stay closed until you have added another second step.',
  'factor.app.remove.yes': 'Yes, remove the app',
  'factor.app.remove.no': 'No, keep it',
  'factor.app.removed': 'The authenticator app has been removed.',
  'factor.work.title': 'The app doesn’t lock what is your own',
  'factor.work.app':
    'You added the app with your work address, so we only ask for it when you sign in with that address. Enter a code from the app here, and it will also be needed when you sign in with your private address. If the app isn’t yours, you can remove it.',
  'factor.work.use': 'Use the app for what is mine',
  'factor.work.passkey':
    'You added it with your work address, so it doesn’t open what is your own. If you want it to, remove it and add it again.',
  'factor.passkey.title': 'Passkeys',
  'factor.passkey.text':
    'With a passkey you sign in with your fingerprint, your face or your screen lock instead of a code from your e-mail. It counts as both steps.',
  'factor.passkey.mail':
    'The code from the e-mail still works for your own pages. If you want a second step to be needed every time, add an authenticator app as well.',
  'factor.passkey.add': 'Add a passkey',
  'factor.passkey.name': 'What would you like to call it?',
  'factor.passkey.name.hint': 'For example “My phone”, so that you recognise it in the list.',
  'factor.passkey.name.own': 'Passkey',
  'factor.passkey.make': 'Create a passkey',
  'factor.passkey.left': 'Nothing has changed, because the browser got no passkey. You can try again.',
  'factor.passkey.there':
    'This device already has a passkey for your account. It still works, so you don’t need another one.',
  'factor.passkey.use': 'Sign in with a passkey',
  'factor.passkey.remove': 'Remove',
  'factor.passkey.remove.question': 'Do you want to remove {name}? It will no longer sign you in.',
  'factor.passkey.remove.yes': 'Yes, remove it',
  'factor.passkey.remove.no': 'No, keep it',
  'factor.passkey.removed':
    'Your passkey has been removed here. You can remove it from your phone or computer too.',
  'factor.show.passkeyLead': 'Show your second step to go on.',
  'factor.show.passkeyHeading': 'Confirm with your second step',
  'factor.recovery.left': 'You have {count} recovery {count|code|codes} left.',
  'factor.recovery.renew': 'Make new recovery codes',
  'factor.recovery.renew.question':
    'Do you want to make new recovery codes? The ones you have saved will stop working.',
  'factor.recovery.renew.yes': 'Yes, make new ones',
  'factor.recovery.renew.no': 'No, keep them',
  'factor.recovery.title': 'Save your recovery codes',
  'factor.recovery.text':
    'If you lose your phone, you can enter one of these codes as your second step. Each code works once. They are shown only now, so save them somewhere that only you can reach.',
  'factor.recovery.file': 'Save as a file',
  'factor.recovery.fileName': 'recovery-codes.txt',
  'factor.recovery.done': 'I have saved the codes',
  'factor.setUp.scan':
    'Open an authenticator app on your phone and scan the QR code. Many password managers have one, and you can also use Google Authenticator or Microsoft Authenticator, for example.',
  'factor.setUp.picture': 'QR code with the key for the authenticator app',
  'factor.setUp.here': 'Open the app on this phone',
  'factor.setUp.key': 'Key to type in if you can’t scan',
  'factor.setUp.code': 'Six-digit code from the app',
  'factor.setUp.confirm': 'Confirm',
  'factor.setUp.cancel': 'Cancel',
  'factor.setUp.wrong':
    'The code is wrong. Check that your phone’s clock is right and enter the code the app shows now. If the account is in the app more than once, use the one you added last.',
  'factor.code.missing': 'Enter the six digits from the app.',
  'factor.show.heading': 'Enter the code from the app',
  'factor.show.lead':
    'Open your authenticator app and enter the code for %%BRAND_NAME%%. The app shows a new code every thirty seconds.',
  'factor.show.code': 'Six-digit code',
  'factor.show.recovery': 'Recovery code',
  'factor.show.recovery.hint':
    'Enter the whole code, with or without hyphens. Each recovery code works once.',
  'factor.show.recovery.missing': 'Enter one of the recovery codes you saved when you added the app.',
  'factor.show.submit': 'Continue',
  'factor.show.busy': 'Checking…',
  'factor.show.wrong':
    'The code is wrong or has already been used. Wait for the next code in the app and try again. If that doesn’t help, check that your phone’s clock is right.',
  'factor.show.recovery.wrong': 'The recovery code is wrong or has already been used.',
  'factor.show.recovery.none':
    'If you no longer have your phone or any recovery code, call us on %%SUPPORT_PHONE%% or write to %%SUPPORT_EMAIL%%, and we’ll help you get back in.',
  'factor.show.toRecovery': 'Use a recovery code instead',
  'factor.show.toApp': 'Use the code from the app instead',
  'factor.show.tooMany': 'The code has been wrong too many times. Wait an hour or use a recovery code.',
  'factor.show.later': 'Not now',
  'factor.needed.heading': 'Add two-step verification',
  'factor.needed.lead':
    'Your role shows things that only you should be able to open. That is why you need a second step when you sign in, so that someone who can read your e-mail still can’t sign in as you.',
  'factor.needed.later': 'Not now, continue',
  'factor.needed.closed':
    'You do that once you have signed in in a way that only you can use. Go to Settings, sign out, and sign in with your private address, or with a code sent to your e-mail if you haven’t added a private address.',
  'factor.needed.settings': 'Go to Settings',
  'proof.title': 'Confirm that it’s you',
  'proof.text':
    'It has been a while since you signed in. Confirm that it’s you, and you can go on with what you were doing.',
  'proof.close': 'Cancel',
  'proof.mail': 'We will send a code to {email}.',
  'proof.mail.send': 'Send code',
  'proof.mail.sent': 'The code has been sent to {email}. It usually takes about a minute.',
  'proof.mail.code': 'Eight-digit code from the e-mail',
  'proof.mail.missing': 'Enter the eight digits from the e-mail.',
  'proof.mail.wrong': 'The code is wrong or has expired. Look in the latest e-mail.',
  'proof.mail.again': 'Send a new code',
} satisfies Record<keyof typeof sv, string>
