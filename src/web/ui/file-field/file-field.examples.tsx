import type { Example } from '../example.ts'
import { FileField } from './file-field.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Val av fil',
    element: <FileField id="example-file" label="Personer och enheter" hint="En CSV-fil." accept=".csv" />,
  },
]
