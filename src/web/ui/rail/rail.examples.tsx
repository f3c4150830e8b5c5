import type { Example } from '../example.ts'
import { Rail, type RailPlace } from './rail.tsx'

const place = (id: string, icon: RailPlace['icon'], title: string): RailPlace => ({
  id,
  icon,
  title,
  link: (content) => (
    <a href="#part-rail" {...(id === 'plan' ? { 'aria-current': 'page' as const } : {})}>
      {content}
    </a>
  ),
})

export const examples: readonly Example[] = [
  {
    name: 'Fem platser, den andra vald',
    element: (
      <Rail
        label="Exempel på platser"
        places={[
          place('today', 'today', 'Idag'),
          place('plan', 'plan', 'Plan'),
          place('exercises', 'exercises', 'Övningar'),
          place('results', 'results', 'Resultat'),
          place('help', 'help', 'Hjälp'),
        ]}
      />
    ),
  },
]
