import type { GuideStep } from './guides.ts'

/**
 * The passages of a relaxation; each is a text of the relaxations. In the long one groups of muscles are tensed and
 * released, in the short one they are only released.
 */
const groups = ['hands', 'arms', 'shoulders', 'forehead', 'jaw', 'belly', 'thighs', 'calves', 'feet'] as const
type Group = (typeof groups)[number]

export type Passage =
  | 'settle'
  | 'breathe'
  | `tense.${Group}`
  | `release.${Group}`
  | 'whole'
  | 'stay'
  | 'return'
  | 'short.settle'
  | 'short.breathe'
  | 'short.face'
  | 'short.shoulders'
  | 'short.belly'
  | 'short.legs'
  | 'short.whole'
  | 'short.return'

export type PassageStep = GuideStep<Passage>

const say = (word: Passage, seconds: number): PassageStep => ({ word, seconds })

/** Tension lasts some seconds; releasing lasts longer, so that people feel the difference. */
const tenseAndRelease = (group: Group): readonly PassageStep[] => [
  say(`tense.${group}`, 12),
  say(`release.${group}`, 28),
]

/** By their name in the address; they last eight minutes and three. */
export const relaxations = {
  avslappning: [
    say('settle', 28),
    say('breathe', 20),
    ...groups.flatMap(tenseAndRelease),
    say('whole', 24),
    say('stay', 24),
    say('return', 24),
  ],
  'kort-avslappning': [
    say('short.settle', 22),
    say('short.breathe', 20),
    say('short.face', 24),
    say('short.shoulders', 24),
    say('short.belly', 24),
    say('short.legs', 24),
    say('short.whole', 22),
    say('short.return', 20),
  ],
} as const satisfies Readonly<Record<string, readonly PassageStep[]>>

export type RelaxationId = keyof typeof relaxations

export const isRelaxation = (id: string): id is RelaxationId => Object.hasOwn(relaxations, id)
