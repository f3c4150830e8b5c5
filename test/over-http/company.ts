import { type Random, randomFrom } from '@andrum/release/attack/random.ts'
import type { TestApp } from '../app/test-app.ts'
import { Employer, type Person } from './employer.ts'

/** The employer's own answers: so many in red that one more or fewer changes the shown share, the others lowest. */
export const puppets = (name: string, amount: number, red = 2): Person[] =>
  Array.from({ length: amount }, (_, n) => ({
    id: `${name}${n}`,
    items: alike(n < red ? 5 : 1),
    isPuppet: true,
  }))

const alike = (value: number): number[] => Array.from({ length: 12 }, () => value)

/** The target: at one end of the scale, where figures reveal most. */
export const target = (seed: number): Person => ({
  id: 'target',
  items: alike(seed % 2 === 0 ? 5 : 1),
  isPuppet: false,
})

/** At the other end of the scale from the target, so that a change of the figures reveals the target. */
export const standIn = (seed: number, id = 'stand-in'): Person => ({
  id,
  items: alike(seed % 2 === 0 ? 1 : 5),
  isPuppet: true,
})

/** People of one unit around a level of strain. */
const peopleOf = (name: string, amount: number, level: number, random: Random): Person[] =>
  Array.from({ length: amount }, (_, n) => {
    const own = random.normal(level, 0.5)
    const items = alike(0).map(() => Math.min(5, Math.max(1, Math.round(random.normal(own, 0.8)))))
    return { id: `${name}${n}`, items, isPuppet: false }
  })

export type Company = {
  readonly employer: Employer
  readonly random: Random
  readonly target: Person
  readonly u: readonly Person[]
  readonly v: readonly Person[]
  readonly w: readonly Person[]
}

const levels = { u: 2.3, v: 2.6, w: 2.9 }

/**
 * An employer with three units below the root. The target is in the first.
 * @param sizes the number of real people in each unit, besides the target
 */
export async function company(
  server: TestApp,
  seed: number,
  sizes: readonly [u: number, v: number, w: number],
  aimedAt: Person = target(seed),
): Promise<Company> {
  const employer = await Employer.found(server)
  const random = randomFrom(seed)
  employer.units = Object.keys(levels).map((name) => `${name};Enhet ${name.toUpperCase()};top;`)
  const [u, v, w] = (['u', 'v', 'w'] as const).map((name, n) =>
    peopleOf(name, sizes[n] ?? 0, levels[name], random),
  ) as [Person[], Person[], Person[]]
  employer.hire('u', [aimedAt, ...u])
  employer.hire('v', v)
  employer.hire('w', w)
  return { employer, random, target: aimedAt, u, v, w }
}
