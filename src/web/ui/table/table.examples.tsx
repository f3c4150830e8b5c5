import type { Example } from '../example.ts'
import { Table } from './table.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Tabell',
    element: (
      <Table
        caption="Grupper i våras"
        columns={[
          { id: 'unit', label: 'Enhet' },
          { id: 'answers', label: 'Svar', numeric: true },
          { id: 'total', label: 'Totalt, 1–5', numeric: true },
        ]}
        rows={[
          { id: 'north', cells: ['Region Norr', 'omkring 25', '2,4'] },
          { id: 'south', cells: ['Region Syd', '8+', '2,6'] },
        ]}
      />
    ),
  },
]
