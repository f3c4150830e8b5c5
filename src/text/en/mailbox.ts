import type { mailbox as sv } from '../sv/mailbox.ts'

export const mailbox = {
  title: 'Mailbox',
  lead: 'This is a demo. No mail leaves the computer, it all lands here. The latest comes first.',
  empty: 'Nothing here yet. Ask for a code on the page where you sign in.',
  to: 'To {address}',
  sent: '{day} at {time}',
  refresh: 'Fetch new mail',
  signIn: 'Go to sign-in',
  other: 'På svenska',
} satisfies Record<keyof typeof sv, string>
