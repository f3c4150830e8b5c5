import * as z from 'zod/mini'

/** The database counts versions in 32 bits; nothing changes so often. */
const highest = 2_000_000_000

/** The version that the reader saw, so that nobody overwrites a change unseen. In `zod/mini`, for forms. */
export const seenVersion = (least: 0 | 1) => z.int().check(z.gte(least), z.lte(highest))
