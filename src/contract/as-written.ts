/** How the API document describes values that our own checks validate, which it cannot see into. */
export const asDay = {
  type: 'string',
  format: 'date',
  pattern: '^(199[6-9]|2\\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
} as const

export const asClockTime = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } as const
