import type { Example } from '../example.ts'
import { Select } from './select.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Val bland många',
    element: (
      <Select
        id="example-unit"
        label="Enhet"
        options={[
          { value: 'all', label: 'Hela organisationen' },
          { value: 'north', label: 'Region Norr' },
          { value: 'south', label: 'Region Syd' },
        ]}
      />
    ),
  },
]
