import { thing } from '../../../src/core/thing.ts'

export const imported = thing
