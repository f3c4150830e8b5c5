import type { Example } from '../example.ts'
import { Water } from './water.tsx'

export const examples: readonly Example[] = [
  { name: 'Vattnet, lågt och stilla', element: <Water level={0.1} /> },
  { name: 'Vattnet, som stiger till sin nivå', element: <Water level={0.6} rising /> },
  {
    name: 'Vattnet, högt, med andning 4–2–6',
    element: <Water level={0.8} breathing label="Vattnet står högt" />,
  },
]
