import type { CategoryId, CauseId } from '#core/instrument/instrument.ts'

/**
 * Every distribution that the simulated organisation is drawn from, in one place. They are invented so as to
 * look like a Swedish organisation in ordinary times; none is a measurement. Steps are steps of the 1–5 scale.
 */
export const simulation = {
  seed: 20_261,
  /** Mean of each category over everybody. Near the medians reported for BAT-23 among Swedish midwives (2.0, quartiles 1.6–2.4). */
  categoryMean: {
    exhaustion: 2.55,
    emotional_distancing: 1.85,
    cognitive_impairment: 2.1,
    emotional_regulation: 1.8,
  } satisfies Record<CategoryId, number>,
  /** Standard deviations between people, between categories of one person, between items, and between rounds. */
  spread: { person: 0.52, category: 0.3, item: 0.6, roundToRound: 0.18 },
  /** Mean of each cause, and the addition for a unit's own cause. */
  causeMean: {
    demands: 2.9,
    control: 2.5,
    manager_support: 2.2,
    colleague_support: 1.9,
    role_clarity: 2.2,
    recognition_fairness: 2.6,
    boundaries_recovery: 2.6,
    working_hours: 2.3,
    conflict_victimisation: 1.6,
    emotional_demands: 2.6,
    recognition: 2.6,
    fairness: 2.5,
    job_security: 2.2,
    change: 2.6,
    physical_environment: 2.3,
    threats_outside: 1.5,
    threats_inside: 1.2,
  } satisfies Record<CauseId, number>,
  causeWeight: 0.8,
  /** Season: strain added in each round (spring, before summer, early autumn, late autumn, winter, spring). */
  season: [0.05, 0.12, -0.1, 0.1, 0.18, -0.02],
  /** The share who answer, by round; and the share of those who leave the causes block out. */
  participation: [0.84, 0.79, 0.82, 0.77, 0.81, 0.83],
  withoutCauses: 0.05,
  /** Between two rounds: the share who leave, the share who change unit, and how many new people replace those who left. */
  leaving: 0.025,
  moving: 0.012,
} as const

/** Weeks between rounds; days from the last closing to the demo's first start; days that a round is open: five working ones at least. */
export const calendar = { weeksBetweenRounds: 11, daysSinceLastClosing: 32, daysOpen: 16 } as const
