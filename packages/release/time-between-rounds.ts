/** Least time between the openings of two rounds that ask some of the same people, in milliseconds: four weeks. */
export const timeBetweenRounds = 28 * 24 * 60 * 60 * 1000
