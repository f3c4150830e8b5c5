import type { Example } from '../example.ts'
import { RatingRow } from './rating-row.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Skala från 1 till 5, inget valt',
    element: (
      <RatingRow
        id="example-rating"
        legend="Hur viktigt är det för dig?"
        steps={[1, 2, 3, 4, 5]}
        value={undefined}
        onChange={() => {}}
      />
    ),
  },
  {
    name: 'Skala från 0 till 10 med ord för ändarna',
    element: (
      <RatingRow
        id="example-rating-long"
        legend="Hur mycket skulle det hjälpa?"
        steps={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}
        ends={['inte alls', 'väldigt mycket']}
        value={7}
        onChange={() => {}}
      />
    ),
  },
]
