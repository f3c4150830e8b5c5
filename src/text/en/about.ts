import type { about as sv } from '../sv/about.ts'

export const about = {
  'about.picture': 'Eight drops fall into the same water. Below the surface they cannot be told apart.',
  'about.contents': 'On this page',
} satisfies Record<keyof typeof sv, string>
