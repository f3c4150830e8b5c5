import { thing } from '../provider/thing.ts'
export const bad = thing
