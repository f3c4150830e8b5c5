import type { notFound as sv } from '../sv/not-found.ts'

export const notFound = {
  title: 'This page doesn’t exist',
  description: 'There is no page at this address.',
  lead: 'There is no page at this address.',
  why: 'The link may be old, or there may be a mistake in the address.',
  home: 'Go to the home page',
} satisfies Record<keyof typeof sv, string>
