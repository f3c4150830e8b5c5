import type { TestApp } from '../app/test-app.ts'
import { company } from './company.ts'
import type { Employer, Outcome } from './employer.ts'
import { type HeldRound, holdRound, type RoundPlan } from './hold-round.ts'

/** What an employer does to find out about somebody, through the served product. */
export type Cheat = {
  readonly name: string
  readonly variant: string
  /** Which rule stops it, in words; what the product said on the way stands beside it. */
  readonly wall: string
  /** Nothing stops it, and this is what remains: then the table says how much is told, and no more. */
  readonly isLeft?: true
  /** Tried with every run of the tests; the others by `npm run attack -- --over-http`. */
  readonly isQuick?: true
  readonly run: (server: TestApp, seed: number) => Promise<Tried>
}

export type Tried = {
  readonly diary: Diary
  /** Whom the employer is after. */
  readonly targets: readonly string[]
}

/** Two rounds: four weeks from opening to opening of the same part, and from release to opening of another. */
const apart = 45 * 24 * 60 * 60 * 1000

/** What an employer has done, and what the product said to it. */
export class Diary {
  readonly rounds: HeldRound[] = []
  /** Rounds as the employer wanted them, where the product did not go along. */
  readonly wanted: HeldRound[] = []
  readonly met: string[] = []

  /** @returns whether the product went along */
  note(what: string, outcome: Outcome): boolean {
    if (outcome === 'done') return true
    // These say nothing of the product: the cheat was not tried.
    if (outcome.includes('not-signed-in') || outcome.includes('planning'))
      throw new Error(`${what}: ${outcome}`)
    this.met.push(`${what}: ${outcome.join(', ')}`)
    return false
  }

  /** Asks, and lets the weeks pass after which the next round is possible. */
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

/** A company whose list has been sent, and the diary that begins with it. */
export async function listedCompany(...asked: Parameters<typeof company>) {
  const founded = await company(...asked)
  const diary = new Diary()
  diary.note('the list', await founded.employer.sendList())
  return { ...founded, diary }
}
