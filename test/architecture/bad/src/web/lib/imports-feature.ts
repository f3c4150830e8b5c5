import { thing } from '../features/b/thing.ts'
export const bad = thing
