import { thing } from '../../core/release/thing.ts'
export const bad = thing
