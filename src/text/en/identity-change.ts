import type { identityChange as sv } from '../sv/identity-change.ts'

export const identityChange = {
  title: 'Stop a change',
  description: 'This page opens from the link in an e-mail.',
  noScript: 'This page needs JavaScript to show the change. Contact us if you can’t turn it on.',
  missing:
    'The link doesn’t work because part of it is missing. Open it straight from the e-mail, or copy the whole address.',
  'missing.contact': 'Write to us if the link doesn’t work',
  'what.address':
    '{organisation} wants to change your e-mail address from {oldEmail} to {newEmail}. The change takes effect on {day} at the earliest.',
  'what.number':
    '{organisation} wants to change your employee number. The change takes effect on {day} at the earliest.',
  'what.both':
    '{organisation} wants to change your e-mail address from {oldEmail} to {newEmail} and give you another employee number. The change takes effect on {day} at the earliest.',
  right: 'If the change is right, you don’t have to do anything and can close the page.',
  wrong:
    'If you don’t know about the change, stop it. Otherwise whoever has the new address can sign in as you. Your employer will see that the change has been stopped.',
  stop: 'Stop the change',
  stopped: 'The change has been stopped',
  'stopped.text':
    'Your details are as before, and you sign in with your usual address. You can ask your employer or your safety representative why the change was to be made.',
} as const satisfies Record<keyof typeof sv, string>
