import { type ClockTime, type Weekday, weekdays } from '../calendar/local-time.ts'
import type { AreaId } from './areas.ts'

/** The usual time of an action, until the person changes it. */
export type Suggestion = {
  readonly time: ClockTime
  readonly minutes: number
  /** `null`: once. Otherwise on these weekdays, for four weeks. */
  readonly on: readonly Weekday[] | null
  /** An action that is done once, also on a day off or in the evening. */
  readonly anyDay?: true
}

const weekdaysOfWork = [1, 2, 3, 4, 5] as const
const at = (time: ClockTime, minutes: number, on: readonly Weekday[] | null): Suggestion => ({
  time,
  minutes,
  on,
})

/**
 * The actions of each area, in the order they are shown: first the smallest ones that people control themselves. Their
 * texts are in `actions.ts` of the texts, under the same names. A name never changes, because plans store it.
 */
export const actionsByArea = {
  exhaustion: {
    'one-less': { ...at('08:30', 15, null), anyDay: true },
    bedtime: at('21:30', 30, weekdays),
    breaks: at('10:00', 5, weekdaysOfWork),
    daylight: at('12:00', 20, [1, 3, 5]),
    'quiet-evening': at('18:00', 60, [3]),
  },
  emotional_distancing: {
    matters: at('15:30', 10, [5]),
    lunch: at('12:00', 45, [3]),
    'own-way': at('09:00', 30, [2, 4]),
    'emptiest-task': at('10:00', 15, null),
    'outside-work': at('18:00', 60, [4]),
  },
  cognitive_impairment: {
    'one-thing': at('09:00', 25, weekdaysOfWork),
    'one-list': at('08:30', 10, weekdaysOfWork),
    'hardest-first': at('09:30', 60, [2, 4]),
    'between-meetings': at('11:00', 5, weekdaysOfWork),
    'set-times-for-mail': at('11:30', 30, weekdaysOfWork),
  },
  emotional_regulation: {
    'slow-out-breath': at('13:00', 5, weekdaysOfWork),
    'two-sentences': at('16:30', 5, [1, 3, 5]),
    'wait-a-day': at('08:30', 10, [2, 4]),
    confide: at('17:00', 30, [3]),
    'wind-down': at('16:45', 15, weekdaysOfWork),
  },
  demands: {
    'all-tasks': at('09:00', 30, null),
    'order-with-manager': at('10:00', 20, [1]),
    'no-meetings': at('09:00', 120, [3]),
    'later-or-never': at('14:00', 20, null),
  },
  control: {
    'own-order': at('08:30', 10, weekdaysOfWork),
    'suggest-change': at('10:00', 15, null),
    'own-decisions': at('13:00', 20, null),
    'own-break': at('14:30', 10, weekdaysOfWork),
  },
  manager_support: {
    'fifteen-minutes': at('10:00', 15, [2]),
    'three-questions': at('09:30', 10, [2]),
    'which-help': at('15:00', 15, null),
    'other-way-in': at('13:00', 20, null),
  },
  colleague_support: {
    'ask-for-help': at('10:00', 15, [2]),
    'offer-help': at('14:00', 15, [4]),
    'team-moment': at('09:00', 10, [1]),
    'break-together': at('14:30', 15, weekdaysOfWork),
  },
  role_clarity: {
    'write-responsibilities': at('09:00', 30, null),
    'go-through': at('10:00', 30, null),
    'who-decides': at('13:00', 15, null),
    'good-enough': at('11:00', 15, [2]),
  },
  recognition_fairness: {
    'done-list': at('15:45', 10, [5]),
    feedback: at('14:00', 15, null),
    'say-it-to-others': at('11:30', 5, [3]),
    'ask-how-decided': at('10:00', 20, null),
  },
  boundaries_recovery: {
    'end-of-day': at('16:30', 10, weekdaysOfWork),
    notifications: at('17:00', 5, weekdaysOfWork),
    'three-for-tomorrow': at('16:15', 10, weekdaysOfWork),
    'something-nice': at('18:30', 60, [2, 4]),
    'lunch-away': at('12:00', 30, weekdaysOfWork),
  },
  working_hours: {
    'write-hours': at('16:30', 5, weekdaysOfWork),
    'show-hours': at('10:00', 20, null),
    'eleven-hours': at('09:00', 15, null),
    'swap-shift': at('13:00', 15, null),
  },
  conflict_victimisation: {
    'write-down': at('16:30', 15, [1, 3, 5]),
    tell: at('10:00', 30, null),
    'bring-someone': at('09:30', 15, null),
    support: at('13:00', 30, null),
  },
  emotional_demands: {
    'breathe-out': at('13:00', 5, weekdaysOfWork),
    'talk-it-over': at('15:30', 15, [2, 4]),
    'ask-for-supervision': at('10:00', 15, null),
    'mix-the-day': at('08:30', 10, [1]),
  },
  job_security: {
    'ask-what-is-known': at('10:00', 15, null),
    'know-your-rights': at('13:00', 20, null),
    'worry-time': at('17:00', 15, [1, 3]),
    'write-skills': at('15:00', 30, null),
  },
  change: {
    'ask-why': at('10:00', 15, null),
    'what-stays': at('15:30', 10, [5]),
    'say-what-you-need': at('13:00', 15, null),
    'one-at-a-time': at('09:00', 20, [1]),
  },
  physical_environment: {
    'three-things': at('10:00', 15, null),
    'change-position': at('10:30', 5, weekdaysOfWork),
    'set-up-place': at('09:00', 20, null),
    'quiet-hour': at('09:30', 60, [2, 4]),
  },
  threats_outside: {
    report: at('10:00', 15, null),
    'not-alone': at('09:00', 15, null),
    'talk-afterwards': at('16:00', 30, null),
    'go-through-routine': at('13:00', 20, null),
  },
} as const satisfies Partial<Record<AreaId, Record<string, Suggestion>>>

type ActionsByArea = typeof actionsByArea
type AreaWithActions = keyof ActionsByArea
export type ActionId = {
  [Area in AreaWithActions]: `${Area}.${keyof ActionsByArea[Area] & string}`
}[AreaWithActions]

/** Areas of the work environment questionnaire that share their actions with an area of the in-depth analysis. */
const sharedWith = {
  recognition: 'recognition_fairness',
  fairness: 'recognition_fairness',
  threats_inside: 'conflict_victimisation',
} as const satisfies Record<Exclude<AreaId, AreaWithActions>, AreaWithActions>

const actionsFrom = (area: AreaId): AreaWithActions =>
  area in sharedWith ? sharedWith[area as keyof typeof sharedWith] : (area as AreaWithActions)

/** Actions that other pages put into the plan, or that a person writes: these have no area. */
export const freeActions = ['own', 'recovery', 'walk', 'check-up'] as const

export function actionsOf(area: AreaId): readonly ActionId[] {
  const from = actionsFrom(area)
  return Object.keys(actionsByArea[from]).map((name) => `${from}.${name}` as ActionId)
}

/** The areas in this order, without those that share their actions with an earlier one. */
export function withoutShared(areas: readonly AreaId[]): readonly AreaId[] {
  const from = areas.map(actionsFrom)
  return areas.filter((_, at) => from.indexOf(actionsFrom(areas[at] as AreaId)) === at)
}

const suggestions: ReadonlyMap<string, Suggestion> = new Map(
  Object.entries(actionsByArea).flatMap(([area, actions]) =>
    Object.entries(actions).map(([name, suggestion]) => [`${area}.${name}`, suggestion] as const),
  ),
)

/** Whether a name is in the catalogue. */
export const isActionId = (name: string): name is ActionId => suggestions.has(name)

const standard: Suggestion = { time: '17:00', minutes: 30, on: null, anyDay: true }

export const suggestionFor = (action: string): Suggestion => suggestions.get(action) ?? standard
