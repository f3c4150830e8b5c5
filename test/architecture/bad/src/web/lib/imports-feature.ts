import { thing } from '../features/self/b/thing.ts'
export const bad = thing
