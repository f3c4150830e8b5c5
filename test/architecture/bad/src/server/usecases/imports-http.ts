import { thing } from '../http/thing.ts'
export const bad = thing
