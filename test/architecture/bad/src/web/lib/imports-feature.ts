import { thing } from '../features/bookings/b/thing.ts'
export const bad = thing
