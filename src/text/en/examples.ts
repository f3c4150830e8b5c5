import type { examples as sv } from '../sv/examples.ts'

export const examples = {
  title: 'The parts of the interface',
  lead: 'Each part as it is used, in Swedish. The page is for us who build and test.',
} satisfies Record<keyof typeof sv, string>
