import type { Example } from '../example.ts'
import { BackLink } from './back-link.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Vägen tillbaka',
    element: (
      <BackLink>
        <a href="#exempel">Tillbaka</a>
      </BackLink>
    ),
  },
]
