import type { Module } from './stress-programme.ts'

/** Further readings of a module, each in `content/<language>/further-reading/<id>.md`. All are optional. */
export const furtherReadings = [
  { id: 'workload-talk', module: 1, address: 'forsta-samtalet' },
  { id: 'physical-activity', module: 2, address: 'rorelse' },
  { id: 'home-load', module: 3, address: 'hemma' },
  { id: 'functional-analysis', module: 4, address: 'kedjan' },
  { id: 'self-worth', module: 4, address: 'prestation' },
  { id: 'acceptance', module: 6, address: 'acceptans' },
] as const satisfies readonly {
  readonly id: string
  readonly module: Module
  /** The end of its address. */
  readonly address: string
}[]

export type FurtherReading = (typeof furtherReadings)[number]
