/** The largest list that is read in, in bytes (32 MB). */
export const largestFile = 32 * 1024 * 1024
