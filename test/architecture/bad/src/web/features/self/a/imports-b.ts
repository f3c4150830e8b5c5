import { thing } from '../../bookings/b/thing.ts'
export const bad = thing
