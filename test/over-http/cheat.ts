import type { TestApp } from '../app/test-app.ts'
import { company } from './company.ts'
import type { Employer, Outcome } from './employer.ts'
import { type HeldRound, holdRound, type RoundPlan } from './hold-round.ts'

/** An employer's attempt to find out about a person, through the running product. */
export type Cheat = {
  readonly name: string
  readonly variant: string
  /** The rule that stops it, in words; the product's refusals on the way are beside it. */
  readonly wall: string
  /** Nothing stops it: the table then says how much it reveals, but has no limit for it. */
  readonly isLeft?: true
  /** Runs with every run of the tests; the others by `npm run attack -- --over-http`. */
  readonly isQuick?: true
  readonly run: (server: TestApp, seed: number) => Promise<Tried>
}

export type Tried = {
  readonly diary: Diary
  /** The people that the employer wants to find out about. */
  readonly targets: readonly string[]
}

/** In milliseconds: enough for the four weeks between openings for one part, and from a release to an opening for another. */
const apart = 45 * 24 * 60 * 60 * 1000

/** The employer's actions, and the product's answers. */
export class Diary {
  readonly rounds: HeldRound[] = []
  /** Rounds as the employer wanted them, where the product refused. */
  readonly wanted: HeldRound[] = []
  readonly met: string[] = []

  /** @returns whether the product accepted it */
  note(what: string, outcome: Outcome): boolean {
    if (outcome === 'done') return true
    // These refusals do not come from a rule: the attempt was not carried out.
    if (outcome.includes('not-signed-in') || outcome.includes('planning'))
      throw new Error(`${what}: ${outcome}`)
    this.met.push(`${what}: ${outcome.join(', ')}`)
    return false
  }

  /** Holds a round, and lets the weeks pass after which the next is possible. */
  async hold(employer: Employer, plan: RoundPlan = {}): Promise<HeldRound | null> {
    const begun = employer.server.time.now.getTime()
    await employer.signIn()
    const held = await holdRound(employer, plan)
    if (typeof held === 'string') {
      this.note('a round', [held])
      return null
    }
    this.rounds.push(held)
    employer.server.time.now = new Date(Math.max(employer.server.time.now.getTime(), begun + apart))
    await employer.signIn()
    return held
  }
}

/** A company with an imported list, and the diary that begins with it. */
export async function listedCompany(...asked: Parameters<typeof company>) {
  const founded = await company(...asked)
  const diary = new Diary()
  diary.note('the list', await founded.employer.sendList())
  return { ...founded, diary }
}
