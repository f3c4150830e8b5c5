import type { Example } from '../example.ts'
import { RowList } from './row-list.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Två rader, den ena med något att göra',
    element: (
      <>
        <h3 id="example-rows">Att svara på</h3>
        <RowList
          labelledBy="example-rows"
          rows={[
            {
              id: 'one',
              title: 'Anna Exempel',
              state: 'Svar senast torsdag 5 mars',
              details: 'Till HR på Exempelbolaget',
              action: <a href="#example-rows">Öppna</a>,
            },
            { id: 'two', title: 'Björn Exempel', state: 'Besvarad' },
          ]}
        />
      </>
    ),
  },
]
