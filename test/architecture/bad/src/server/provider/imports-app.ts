import { thing } from '../app/thing.ts'
export const bad = thing
