import type { notFound as sv } from '../sv/not-found.ts'

export const notFound = {
  title: 'This page does not exist',
  description: 'The address leads nowhere on this site.',
  lead: 'All is still here. The address leads nowhere on this site.',
  why: 'The link may be old, or there is a slip in the address.',
  home: 'To the start page',
} satisfies Record<keyof typeof sv, string>
