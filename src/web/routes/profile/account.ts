import type { InvitationView } from '#contract/me.ts'
import type { TakenResult } from '#web/features/results/own-result.ts'
import type { MovingState } from '#web/features/results/use-move-results.ts'
import type { Delivery } from '#web/lib/outbox/outbox.ts'

/** What the form knows of the person's account, and what it tells it. */
export type Account = {
  /** Id of the person signed in; null: nobody; undefined: not known. */
  readonly signedInAs: string | null | undefined
  readonly email: string | null
  /** The server is being asked. */
  readonly knowing: boolean
  readonly invitations: readonly InvitationView[]
  /** The account's results, newest first. */
  readonly results: readonly TakenResult[]
  readonly moving: MovingState
  /** Brings the results that the person wants in the account there. */
  readonly move: () => Promise<void>
  /** What the outbox of answers has done. */
  readonly onDelivery: (delivery: Delivery) => void
}

const without: Account = {
  signedInAs: undefined,
  email: null,
  knowing: false,
  invitations: [],
  results: [],
  moving: 'idle',
  move: async () => {},
  onDelivery: () => {},
}

export const asking: Account = { ...without, knowing: true }
/** Nobody could be asked. */
export const unreachable: Account = without
export const nobody: Account = { ...without, signedInAs: null }
