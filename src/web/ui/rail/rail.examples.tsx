import type { Example } from '../example.ts'
import { ownIcons } from '../icon/own-icons.ts'
import { Rail, type RailPlace } from './rail.tsx'

const place = (id: keyof typeof ownIcons, title: string): RailPlace => ({
  id,
  icon: ownIcons[id],
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
          place('today', 'Idag'),
          place('plan', 'Plan'),
          place('exercises', 'Övningar'),
          place('results', 'Resultat'),
          place('help', 'Hjälp'),
        ]}
      />
    ),
  },
]
