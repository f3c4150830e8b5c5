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
  {
    name: 'Tabell vars rader står var för sig på en telefon',
    element: (
      <Table
        caption="Listan enhet för enhet"
        stacks
        columns={[
          { id: 'unit', label: 'Enhet' },
          { id: 'invited', label: 'På listan', numeric: true },
          { id: 'joined', label: 'Nya här', numeric: true },
          { id: 'odd', label: 'Att titta på' },
        ]}
        rows={[
          { id: 'north', cells: ['Lagret', 10, 2, 'Har ändrats och är precis 8, som minsta grupp'] },
          { id: 'south', cells: ['Kontoret', 12, 0, ''] },
        ]}
      />
    ),
  },
]
