import type { Example } from '../example.ts'
import { HelpStrip } from './help-strip.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Raden under en arbetssida',
    element: (
      <HelpStrip
        title="Behöver du prata med någon nu?"
        lines={[
          { number: '08-465 00 10', href: 'tel:084650010', purpose: 'dygnet runt' },
          { number: '08-465 00 11', href: 'tel:084650011', purpose: 'kvällar och nätter' },
        ]}
        links={[
          <a key="help" href="#part-help-strip">
            Fler nummer
          </a>,
        ]}
      />
    ),
  },
]
