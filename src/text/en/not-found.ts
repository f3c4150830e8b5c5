import type { notFound as sv } from '../sv/not-found.ts'

export const notFound = {
  title: 'This page does not exist',
  description: 'The address leads nowhere on this site.',
  lead: 'All is calm. There is just nothing at this address.',
  why: 'The link may be old, or there may be a slip in the address.',
  home: 'Go to the home page',
} satisfies Record<keyof typeof sv, string>
