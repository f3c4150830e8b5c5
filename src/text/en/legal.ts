import type { legal as sv } from '../sv/legal.ts'

export const legal = {
  'legal.contents': 'On this page',
} satisfies Record<keyof typeof sv, string>
