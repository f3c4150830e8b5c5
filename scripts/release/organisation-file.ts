import type { Zone } from '#core/zones/zone.ts'

/** The input of `npm run release`, read and found in order. */
export type OrganisationFile = {
  readonly k: number
  readonly zoneCuts: readonly [yellow: number, red: number]
  /** In order of time. */
  readonly periods: readonly Period[]
}

export type Period = {
  readonly id: string
  readonly nodes: readonly { readonly id: string; readonly parent: string | null }[]
  readonly members: readonly PeriodMember[]
  /** By person; whoever has no complete answer is not in it. */
  readonly answers: ReadonlyMap<string, Answer>
}

export type PeriodMember = {
  readonly person: string
  readonly node: string
  /** Whether the person carries a figure: stood in an earlier period, at least 28 days before where dates are given. */
  readonly established: boolean
  /** The unit in the period before; null: not in it. In the first period the unit itself. */
  readonly before: string | null
}

export type Answer = {
  readonly total: number
  readonly dims: Readonly<Record<string, number>>
  readonly zone: Zone
}

/** What is wrong with the input and where, as a sentence for the person at the terminal. */
export class InputError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'InputError'
  }
}
