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
  readonly members: readonly { readonly person: string; readonly node: string }[]
  /** By person; whoever has no complete answer is not in it. */
  readonly answers: ReadonlyMap<string, Answer>
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
