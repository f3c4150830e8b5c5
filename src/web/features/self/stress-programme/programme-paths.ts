import type { FurtherReading } from '#core/programme/further-readings.ts'
import {
  type Module,
  moduleOf,
  type PartId,
  type PartPlace,
  type PartScreen,
  weekOfPart,
} from '#core/programme/stress-programme.ts'

export const welcomePath = '/stresshanteringsprogram/welcome'

export const modulePath = (module: Module) => `/stresshanteringsprogram/modul-${module}` as const

export const partPath = (part: PartId) => `${modulePath(moduleOf(part))}/del-${weekOfPart(part)}` as const

/** The fragments of the screens; an address without one is that of the first. */
export const screenIds = {
  read: 'las',
  do: 'gor',
  work: 'pa-jobbet',
  look: 'se-tillbaka',
} as const satisfies Record<PartScreen, string>

/** The fragment of the worksheet, on the second screen. */
export const sheetId = 'arbetsblad'

export const placePath = ({ part, screen }: PartPlace) => `${partPath(part)}#${screenIds[screen]}` as const

export const furtherReadingPath = (address: FurtherReading['address']) =>
  `/stresshanteringsprogram/fordjupning/${address}` as const
