import type { Example } from '../example.ts'
import { Tabs } from './tabs.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Flikar',
    element: (
      <Tabs
        label="Grön zon"
        tabs={[
          { id: 'example-overview', label: 'Översikt', panel: <p>Fyra områden som förebygger.</p> },
          { id: 'example-exercises', label: 'Övningar', panel: <p>Fem övningar att göra i egen takt.</p> },
        ]}
      />
    ),
  },
]
