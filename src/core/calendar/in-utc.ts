/** A moment that is written with its offset, as PostgreSQL writes it in JSON, in UTC as everywhere else. */
export const inUtc = (moment: string): string => new Date(moment).toISOString()
