import { thing } from '../measures/thing.ts'
export const bad = thing
