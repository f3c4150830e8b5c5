import * as z from 'zod/mini'

/** The database counts versions in 32 bits; nothing is ever changed so often. */
const highest = 2_000_000_000

/** The version of something as its reader saw it, so that nobody writes over what they have not seen. In `zod/mini`, for forms. */
export const seenVersion = (least: 0 | 1) => z.int().check(z.gte(least), z.lte(highest))
