import type { Example } from '../example.ts'
import { Tooltip } from './tooltip.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Ord med förklaring',
    element: (
      <p>
        Måttet visar <Tooltip text="Hur trött du är, i kropp och tanke.">utmattning</Tooltip> och{' '}
        <Tooltip text="Hur långt bort jobbet känns.">distans till arbetet</Tooltip>.
      </p>
    ),
  },
]
