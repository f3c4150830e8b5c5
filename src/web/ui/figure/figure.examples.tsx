import type { Example } from '../example.ts'
import { Table } from '../table/table.tsx'
import { Water } from '../water/water.tsx'
import { Figure } from './figure.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Bild med sitt fynd och sin tabell',
    element: (
      <Figure
        caption="Nivån har sjunkit sedan i våras"
        note="Skalan går från ett till fem."
        tableLabel="Visa som tabell"
        table={
          <Table
            caption="Nivå per mätning"
            columns={[
              { id: 'round', label: 'Mätning' },
              { id: 'level', label: 'Nivå', numeric: true },
            ]}
            rows={[
              { id: 'spring', cells: ['Våren', '2,8'] },
              { id: 'autumn', cells: ['Hösten', '2,4'] },
            ]}
          />
        }
      >
        <Water level={0.35} label="Vattnet står på 2,4 av fem" />
      </Figure>
    ),
  },
]
