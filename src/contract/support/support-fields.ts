/** In characters. The message may be left out. */
export const supportLimits = {
  name: { least: 2, most: 200 },
  reach: { least: 5, most: 200 },
  message: { most: 2000 },
} as const
