import { thing } from '../b/thing.ts'
export const bad = thing
