import type { Example } from '../example.ts'
import { Skeleton } from './skeleton.tsx'

const names = {
  line: 'en rad',
  text: 'text',
  list: 'lista',
  table: 'tabell',
  form: 'formulär',
  figures: 'siffror',
} as const

export const examples: readonly Example[] = (
  ['line', 'text', 'list', 'table', 'form', 'figures'] as const
).map((shape) => ({
  name: `Väntan i formen av det som kommer: ${names[shape]}`,
  element: <Skeleton shape={shape} label="Laddar..." />,
}))
