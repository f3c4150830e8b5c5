import { thing } from '../../../packages/release/policy/thing.ts'
export const bad = thing
