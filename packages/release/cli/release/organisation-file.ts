import type { Called } from '../../policy/called.ts'
import type { Zone } from '../../zone.ts'

/** The input of `npm run release`, read and validated. */
export type OrganisationFile = {
  /** The smallest group of periods that do not state their own. */
  readonly k: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  readonly zoneCuts: readonly [yellow: number, red: number]
  /** In order of time. */
  readonly periods: readonly Period[]
}

export type Period = {
  readonly id: string
  readonly nodes: readonly { readonly id: string; readonly parent: string | null }[]
  /** The nodes of the period that `before` speaks of; the same where there is none. */
  readonly nodesBefore: Period['nodes']
  readonly k: number
  readonly members: readonly PeriodMember[]
  /** Contacts and names on the list, as far as the file has them. */
  readonly called: Called
  /** By person; people without a complete answer are left out. */
  readonly answers: ReadonlyMap<string, Answer>
}

export type PeriodMember = {
  readonly person: string
  readonly node: string
  /** Whether the person is established: was in an earlier period, at least 28 days before where dates are given. */
  readonly established: boolean
  /**
   * The unit in the last period before that had this one's top unit, or else in the last one; null: not in it. In the
   * first period the unit itself.
   */
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
