import { thing } from '../../contract/thing.ts'
export const bad = thing
