/** What a search for scores knows of one world, in flat arrays. */
export class ScoreState {
  /** By place (class × zones + zone). */
  readonly people: Int32Array
  /** On average, by place and part. */
  readonly scores: Float64Array
  /** By figure: how many people it counts. */
  readonly number: Float64Array
  /** By figure and part: what they add up to. */
  readonly sums: Float64Array

  constructor(places: number, figures: number, parts: number) {
    this.people = new Int32Array(places)
    this.scores = new Float64Array(places * parts)
    this.number = new Float64Array(figures)
    this.sums = new Float64Array(figures * parts)
  }

  /** Nobody anywhere. */
  clear(): void {
    this.people.fill(0)
    this.number.fill(0)
    this.sums.fill(0)
  }

  copy(other: ScoreState): void {
    this.people.set(other.people)
    this.scores.set(other.scores)
    this.number.set(other.number)
    this.sums.set(other.sums)
  }
}
