import type { Example } from '../example.ts'
import { RemoveButton } from './remove-button.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Kryss som tar bort en rad',
    element: <RemoveButton label="Ta bort promenaden på måndag" onRemove={() => undefined} />,
  },
]
