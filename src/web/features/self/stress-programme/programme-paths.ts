import { type Module, moduleOf, type PartId, weekOfPart } from '#core/programme/stress-programme.ts'

export const welcomePath = '/stresshanteringsprogram/welcome'

export const modulePath = (module: Module) => `/stresshanteringsprogram/modul-${module}` as const

export const partPath = (part: PartId) => `${modulePath(moduleOf(part))}/del-${weekOfPart(part)}` as const
