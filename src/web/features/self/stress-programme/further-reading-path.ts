import type { FurtherReading } from '#core/programme/further-readings.ts'

export const furtherReadingPath = (address: FurtherReading['address']) =>
  `/stresshanteringsprogram/fordjupning/${address}` as const
