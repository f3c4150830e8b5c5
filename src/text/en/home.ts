import type { home as sv } from '../sv/home.ts'

export const home = {
  title: 'Understand your stress before it takes over',
  description: 'Answer twelve questions and see where you stand. Your employer never sees your answers.',
} satisfies Record<keyof typeof sv, string>
