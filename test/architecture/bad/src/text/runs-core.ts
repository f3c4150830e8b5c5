import { thing } from '../core/thing.ts'
export const bad = thing
