/**
 * One way in which everything shown could be true: people, total and parts by class and zone, at
 * `class × zones + zone` (parts: times the number of parts).
 */
export type Witness = {
  readonly people: Int32Array
  readonly total: Float64Array
  readonly parts: Float64Array
}
