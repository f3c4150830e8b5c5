import { thing } from '../../record-log/log/thing.ts'

export const imported = thing
