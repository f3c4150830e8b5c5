import type { Example } from '../example.ts'
import { DefinitionList } from './definition-list.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Svar att kontrollera',
    element: (
      <DefinitionList
        entries={[
          {
            id: 'one',
            term: 'Hur ofta är du helt slut efter jobbet?',
            details: 'Ibland',
            action: (
              <a href="#exempel">
                Ändra<span className="hidden-text"> svaret på fråga 1</span>
              </a>
            ),
          },
          { id: 'two', term: 'Hur ofta har du svårt att koppla av?', details: 'Hoppade över' },
        ]}
      />
    ),
  },
]
