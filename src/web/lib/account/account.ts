import type { InvitationView, Me } from '#contract/identity/me.ts'
import type { Result } from '#core/scoring/evaluate.ts'

/** A result in the account. */
type AccountResult = { readonly id: string; readonly takenAt: string; readonly result: Result }

/** What a page knows of the account of the person at this browser. */
export type Account = {
  /** Who is signed in, with organisation and roles; null: nobody; undefined: not known. */
  readonly me: Me | null | undefined
  /** Their id. */
  readonly personId: string | null | undefined
  /** The account is being asked for the first time. */
  readonly asking: boolean
  /** Newest first. Empty where somebody has signed in with the other address: what is one's own is not asked for. */
  readonly results: readonly AccountResult[]
  /** The results are being read, perhaps again. */
  readonly reading: boolean
  /** The open rounds that the person is asked in and has not answered, for a page that wants them. */
  readonly rounds: readonly InvitationView[]
  /** What hindered the reading; null: nothing. */
  readonly failed: unknown
  /** Reads once more what could not be read. */
  readonly retry: () => void
  /** The network refuses what reads an account. It is fetched by itself when the network is back. */
  readonly unreachable: boolean
}

export const nobody: Account = {
  me: null,
  personId: null,
  asking: false,
  results: [],
  reading: false,
  rounds: [],
  failed: null,
  retry: () => {},
  unreachable: false,
}
export const asking: Account = { ...nobody, me: undefined, personId: undefined, asking: true }
export const unreachable: Account = { ...nobody, me: undefined, personId: undefined, unreachable: true }

/** What hindered the reading of the account; null: nothing. */
export const problemOf = ({ unreachable, failed }: Account): unknown =>
  unreachable ? new TypeError() : failed
