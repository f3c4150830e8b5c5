export type ReleaseFault =
  | 'no-root'
  | 'two-roots'
  | 'unit-twice'
  | 'unknown-parent'
  | 'cycle'
  | 'unknown-unit'
  | 'person-twice'
  | 'counter-disagrees'
  | 'smallest-group-too-low'

/** The input cannot be released. `fault` is stable; `place` names what is wrong: a unit, a person, a round. */
export class ReleaseError extends Error {
  readonly fault: ReleaseFault
  readonly place: string

  constructor(fault: ReleaseFault, place: string) {
    super(`release refused: ${fault} (${place})`)
    this.name = 'ReleaseError'
    this.fault = fault
    this.place = place
  }
}
