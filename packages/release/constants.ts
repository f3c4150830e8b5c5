/**
 * Every number that the release policy has chosen, with its reason. Another number here shows other figures. The rules are
 * those of docs/release-policy.md. Not here: tolerances and tries of the guard's searches, which only save time, and the
 * zone limits, which belong to the instrument.
 */

/**
 * Rule 1. Nothing is ever shown about fewer people than this. An organisation may raise it before a round, never lower it
 * (decision 0100: naive k = 5 was measured to breach one person-round in five).
 */
export const smallestGroup = 8

/**
 * Rule 1. Somebody is established from so long after the freezing of the first list that had them, and so long lies at least
 * between the openings of two rounds that ask some of the same people: four weeks, in milliseconds. The questions ask about
 * four weeks, and an employer's invention has to be kept up as long.
 */
export const timeBetweenRounds = 28 * 24 * 60 * 60 * 1000

/**
 * Rule 3. A block has more than this share of its people from the same unit of the list before: two of three. Of teams that
 * are dealt out anew each round, zones of 45 of 102 people were guessed without it, of none with it (decision 0111).
 */
export const leastSettled = { parts: 2, of: 3 } as const

/** Rule 4. A figure counts this share of the answers of its unit at least: it must not stand for people it hardly counts. */
export const leastCovered = { parts: 2, of: 3 } as const

/**
 * Rule 5. From any two rounds nothing can be computed about fewer established people than this, even if nobody changed an
 * answer. The promise names it; with three, 4 to 8 units more of a hundred would be shown (decision 127).
 */
export const refreshLimit = 4

/** Rules 5 and 12. So many released rounds of the same run are looked back on: two years or more, with a round every two or three months. */
export const keptRounds = 12

/** Rules 6 and 11. A figure of more units than this says too little of each of them to be shown beside their names. */
export const mostTogether = 4

/** Rule 11. A unit shown with others has one in so many of those invited to their group: else the figure is hardly its own. */
export const leastPartTogether = 5

/**
 * Rule 8. Means are shown in these steps, of few answers and of many. The ends read "1.6 or lower" and "4.4 or higher", so
 * that an extreme group looks like a high one and need not be hidden.
 */
export const scoreSteps = { few: 0.2, many: 0.1 } as const
export const scoreEnds = { low: 1.6, high: 4.4 } as const

/** Rule 8. From this many answers means are shown in the finer steps. */
export const middleGroup = 20

/** Rules 8 and 9. From this many answers (for participation: invited people) shares are shown in bands of ten per cent. */
export const largeGroup = 40

/** Rule 9. Numbers of answers are shown in fives. */
export const answersStep = 5

/**
 * Rule 9. Where the bands of participation begin, in per cent, below forty invited people and from there on. With many
 * people the lowest and the highest are wider: few and nearly all are what must not be told exactly.
 */
export const participationBands = { few: [0, 50, 75], many: [0, 35, 45, 55, 65, 75, 85] } as const

/** While a round is open, participation goes in steps of ten per cent up to 90, and never says that all have answered. */
export const ongoingSteps = { step: 10, last: 90 } as const

/**
 * Rule 12. No person's score may be confined to less than one point. A hair more is asked for: an attack of somebody else
 * rounds otherwise.
 */
export const leastRange = 1.02

/** Rule 12. Of fewer people than this the mean is guarded too, not only each of them: as many as may differ between two rounds. */
export const smallestMean = 4

/**
 * Rule 12. A programme of the guard has so many groups of people at most. With 24, as it was, nine rounds told the zone of ten
 * people (decision 0120); what does not fit is laid beside every two rounds (decision 0128).
 */
export const mostClasses = 120

/** Rule 12. So many nodes of a search for whole people, and no more: what is left undecided counts as told. By size, never by clock. */
export const mostNodes = 5000

/**
 * Rule 13. A unit that the guard hid stays hidden for so many rounds more, whatever is answered in them: about as long as
 * rule 5 makes units wait, so that the length of a wait tells nothing either.
 */
export const heldRounds = 2
