import { thing } from '../server/jobs/thing.ts'
export const bad = thing
