import type { Example } from '../example.ts'
import { QuickExit } from './quick-exit.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Lämna sidan snabbt',
    element: (
      <QuickExit
        label="Lämna sidan snabbt"
        hint="Eller tryck tre gånger på Escape"
        to="https://www.smhi.se/"
      />
    ),
  },
]
