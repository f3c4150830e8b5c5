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
  /** The account is being read for the first time. */
  readonly asking: boolean
  /** Newest first. Empty where the person has signed in with their other address, which does not open own results. */
  readonly results: readonly AccountResult[]
  /** The results are being read, perhaps again. */
  readonly reading: boolean
  /** The open rounds that the person is invited to and has not answered, for a page that wants them. */
  readonly rounds: readonly InvitationView[]
  /** The error of the last reading; null: none. */
  readonly failed: unknown
  /** Repeats the readings that have failed. */
  readonly retry: () => void
  /** The script that reads an account cannot be fetched. It is fetched automatically when the network is back. */
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

/** Why the account could not be read; null: it could. */
export const problemOf = ({ unreachable, failed }: Account): unknown =>
  unreachable ? new TypeError() : failed
