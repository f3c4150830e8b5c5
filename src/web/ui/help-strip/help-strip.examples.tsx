import type { Example } from '../example.ts'
import { HelpStrip } from './help-strip.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Raden under en arbetssida',
    element: (
      <HelpStrip
        title="Behöver du prata med någon nu?"
        lines={[
          { number: '112', href: 'tel:112', purpose: 'fara för liv' },
          { number: '90101', href: 'tel:90101', purpose: 'Självmordslinjen' },
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
