/**
 * All true values that would have looked the same: between `lo` and `hi`.
 * `loOpen` / `hiOpen` say that this end itself is excluded.
 */
export type Interval = {
  readonly lo: number
  readonly hi: number
  readonly loOpen?: true
  readonly hiOpen?: true
}
