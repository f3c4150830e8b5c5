/** The lowest and the highest total of each zone, in the two decimals that answers have. */
export const zoneScores = [
  [1, 2.53],
  [2.54, 2.95],
  [2.96, 5],
] as const
