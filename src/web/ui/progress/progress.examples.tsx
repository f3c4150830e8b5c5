import type { Example } from '../example.ts'
import { Progress } from './progress.tsx'

export const examples: readonly Example[] = [
  { name: 'Hur långt man kommit', element: <Progress label="Fråga 5 av 12" value={5} max={12} /> },
]
