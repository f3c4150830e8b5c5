/**
 * Nothing is ever shown about fewer people than this. An organisation may raise it before a round, never lower it
 * (decision 0100: naive k = 5 was measured to breach one person-round in five).
 */
export const smallestGroup = 8

/** From this many answers scores are shown in steps of 0.1 instead of 0.2. */
export const middleGroup = 20

/** From this many answers (for participation: invited people) shares are shown in bands of ten per cent. */
export const largeGroup = 40

/** A figure of more units than this says too little of each of them to be shown beside their names. */
export const mostTogether = 4
