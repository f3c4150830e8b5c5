/**
 * Every number that the release policy has chosen, with its reason. A change here changes which figures are shown. The
 * rules are those of docs/release-policy.md. Not here: tolerances and tries of the guard's searches, which only save time,
 * and the zone limits, which belong to the instrument.
 */

/**
 * Rule 1. Nothing is ever shown about fewer people than this. An organisation may raise it before a round, never lower it
 * (decision 0100: naive k = 5 was measured to breach one person-round in five).
 */
export const smallestGroup = 8

/**
 * Rule 1, in milliseconds: four weeks. A person is established when the first list that named them was frozen at least this
 * long ago. Two rounds that ask some of the same people open at least this far apart. The questions ask about four weeks,
 * and an employer has to keep invented people on the list for as long.
 */
export const timeBetweenRounds = 28 * 24 * 60 * 60 * 1000

/**
 * Rule 3. More than this share of a block's people, two of three, were in the block's unit on the list before. Where teams
 * were dealt out anew each round, an attack guessed the zones of 45 of 102 people without this rule, and of none with it
 * (decision 0111).
 */
export const leastSettled = { parts: 2, of: 3 } as const

/** Rule 4. A figure counts at least this share of its unit's answers, so that it does not stand for people whom it hardly counts. */
export const leastCovered = { parts: 2, of: 3 } as const

/**
 * Rule 5. Nobody can compute anything about fewer established people than this from any two rounds, even if nobody changed
 * an answer. The promise names the number; three would show 4 to 8 more units of a hundred (decision 127).
 */
export const refreshLimit = 4

/** Rules 5 and 12. A release looks back on this many rounds of the same run: two years or more at one every two or three months. */
export const keptRounds = 12

/** Rules 6 and 11. A figure of more units than this says too little of each of them to be shown beside their names. */
export const mostTogether = 4

/** Rule 11. A unit shown with others has at least one in this many people invited to their group: else the figure is hardly its own. */
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

/** While a round is open, participation is shown in steps of ten per cent up to 90, and never says that all have answered. */
export const ongoingSteps = { step: 10, last: 90 } as const

/**
 * Rule 12. No person's score may be confined to less than one point. The guard requires a little more, because another
 * attack may round differently.
 */
export const leastRange = 1.02

/** Rule 12. In a group of fewer people than this the guard protects the mean too, not only each person. The number is that of rule 5. */
export const smallestMean = 4

/**
 * Rule 12. The most groups of people in one linear programme of the guard. With the former 24, nine rounds revealed the
 * zones of ten people (decision 0120). A figure that does not fit is tested with every two rounds (decision 0128).
 */
export const mostClasses = 120

/** Rule 12. The most nodes of one search over whole people: a size, never a time. What is left undecided counts as revealed. */
export const mostNodes = 5000

/**
 * Rule 13. A unit that the guard hid stays hidden for this many more rounds, whatever is answered in them: about as long as
 * rule 5 makes units wait, so that the length of a wait reveals nothing either.
 */
export const heldRounds = 2
