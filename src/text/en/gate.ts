import type { gate as sv } from '../sv/gate.ts'

export const gate = {
  'gate.signIn.title': 'Sign in to see this page',
  'gate.signIn.text':
    'This page is for people who work in HR at an organisation that uses the service. It shows groups only, never anyone’s own answers.',
  'gate.signIn.button': 'Sign in',
  'gate.refused.title': 'You do not have access to this page',
  'gate.refused.text':
    'Your account does not have the role this page needs. If you should have it, ask HR where you work.',
  'gate.demo': 'See a simulated organisation instead',
  'gate.loading': 'Loading...',
  'gate.noScript': 'This page needs JavaScript. Turn it on in your browser and reload the page.',
  'gate.retry': 'Try again',
} satisfies Record<keyof typeof sv, string>
