import type { Me } from '#contract/me.ts'
import type { TakenResult } from '#web/features/results/own-result.ts'
import type { MovingState } from '#web/features/results/use-move-results.ts'
import type { Delivery } from '#web/lib/outbox/outbox.ts'

/** What the page of own results knows of the account. */
export type OwnAccount = {
  /** Id of the person signed in; null: nobody; undefined: not known. */
  readonly personId: string | null | undefined
  readonly me: Me | null
  /** The account's results, newest first. */
  readonly results: readonly TakenResult[]
  /** The account is being asked for the first time. */
  readonly asking: boolean
  /** The results are being read, perhaps again. */
  readonly reading: boolean
  /** What hindered the reading; null: nothing. */
  readonly failed: unknown
  readonly retry: () => void
  readonly moving: MovingState
  /** Brings the results that the person wants in the account there. */
  readonly move: () => Promise<void>
  readonly onDelivery: (delivery: Delivery) => void
  readonly remove: (id: string) => Promise<string | null>
}

export const visitor: OwnAccount = {
  personId: null,
  me: null,
  results: [],
  asking: false,
  reading: false,
  failed: null,
  retry: () => {},
  moving: 'idle',
  move: async () => {},
  onDelivery: () => {},
  remove: async () => null,
}

export const asking: OwnAccount = { ...visitor, personId: undefined, asking: true }
/** The network refuses what would read the account. */
export const unreachable: OwnAccount = { ...visitor, personId: undefined }
