import type { RecoveryWeek } from '#core/programme/recovery.ts'

export const programmePath = '/aterhamtningsprogram'

/** Each week has its own page: to read ahead, to print, and without JavaScript. */
export const weekPath = (week: RecoveryWeek): string => `${programmePath}/vecka-${week}`
