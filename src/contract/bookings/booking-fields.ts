/** Lengths in characters, and how many. */
export const bookingLimits = {
  name: { least: 2, most: 200 },
  email: { most: 254 },
  phone: { most: 40 },
  company: { most: 200 },
  place: { most: 200 },
  days: { least: 1, most: 3 },
  groupSize: { least: 1, most: 2000 },
} as const
