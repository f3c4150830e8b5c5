import type { Example } from '../example.ts'
import { ZoneMark } from './zone-mark.tsx'

const zones = [
  { zone: 'green', label: 'Grön zon' },
  { zone: 'yellow', label: 'Gul zon' },
  { zone: 'red', label: 'Röd zon' },
] as const

export const examples: readonly Example[] = (['text', 'large'] as const).map((size) => ({
  name: size === 'text' ? 'Zonerna i löpande text' : 'Zonerna som rubrik',
  element: (
    <p className="actions">
      {zones.map(({ zone, label }) => (
        <ZoneMark key={zone} zone={zone} label={label} size={size} />
      ))}
    </p>
  ),
}))
