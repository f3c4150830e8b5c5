import type { Example } from '../example.ts'
import { Water } from './water.tsx'
import { WaterCourse } from './water-course.tsx'

export const examples: readonly Example[] = [
  { name: 'Vattnet, lågt och stilla', element: <Water level={0.1} /> },
  { name: 'Vattnet, som stiger till sin nivå', element: <Water level={0.6} rising /> },
  {
    name: 'Vattnet, högt, med andning 4–2–6',
    element: <Water level={0.8} breathing label="Vattnet står högt" />,
  },
  {
    name: 'Vattnet över tre resultat',
    element: (
      <WaterCourse
        label="Vattnet har sjunkit"
        points={[
          { key: '1', level: 0.7, name: '25 okt' },
          { key: '2', level: 0.5, name: '5 mars' },
          { key: '3', level: 0.2, name: '1 maj' },
        ]}
      />
    ),
  },
]
