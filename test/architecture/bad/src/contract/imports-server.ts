import { thing } from '../server/measures/thing.ts'
export const bad = thing
