import type { Random } from '../random.ts'
import {
  categories,
  categoryChance,
  categoryScore,
  draw,
  highest,
  levelChance,
  levelCount,
  lowest,
  strainChance,
  strains,
  totalScore,
  zoneOfTotal,
} from './answer-model.ts'
import { type Limits, told } from './shown-limits.ts'

/** What one person adds to a figure, by the sum of a category and by the sum of all. */
const scoreByCategory = Float64Array.from({ length: highest + 1 }, (_, sum) => categoryScore(sum))
const scoreByTotal = Float64Array.from({ length: categories * highest + 1 }, (_, sum) => totalScore(sum))
const zoneByTotal = Int32Array.from({ length: categories * highest + 1 }, (_, sum) => zoneOfTotal(sum))

/** The weight of each value that is wrong: about one for every answer, or person, too many. */
const weights = Float64Array.from({ length: told }, (_, n) => (n === 0 ? 0.1 : n <= categories ? 0.03 : 1.5))

/**
 * A world, and a random walk on from it: everybody's answers and level and every unit's strain, in proportion to their
 * probability in the model of answers. `strictness` is the penalty on worlds in which something shown is wrong; infinity
 * excludes them.
 */
export class Walk {
  readonly sums: Int32Array
  readonly strains: Int32Array
  strictness: number
  /** How wrong the figures are in this world; 0 if everything shown is true. */
  wrong = 0
  readonly #limits: Limits
  readonly #random: Random
  readonly #levels: Int32Array
  readonly #added: Float64Array
  readonly #step = new Float64Array(told)
  readonly #people: number

  constructor(limits: Limits, random: Random, strictness: number) {
    this.#limits = limits
    this.#random = random
    this.strictness = strictness
    this.sums = Int32Array.from(limits.truth)
    this.#levels = Int32Array.from(limits.levels)
    this.strains = new Int32Array(limits.units.length).fill(strains.findIndex((strain) => strain >= 2.4))
    this.#people = limits.names.length
    this.#added = new Float64Array(limits.least.length)
    for (let person = 0; person < this.#people; person++) this.addPerson(person, 1)
    for (let at = 0; at < this.#added.length; at++) this.wrong += this.#wrongAt(at)
  }

  /** Proposes changes to everybody, of several kinds; then to every unit's strain. */
  sweep(): void {
    for (let person = 0; person < this.#people; person++) {
      for (let category = 0; category < categories; category++) this.#nudge(person, category)
      this.#moveLevel(person)
      this.#answerAnew(person)
      const other = this.#random.whole(0, this.#people - 1)
      if (other === person) continue
      this.#exchange(person, other)
      this.#changePlaces(person, other)
    }
    for (let unit = 0; unit < this.strains.length; unit++) this.#drawStrain(unit)
  }

  total(person: number): number {
    let all = 0
    for (let category = 0; category < categories; category++) all += this.#sum(person, category)
    return all
  }

  /** Takes somebody out of the figures, or back in. */
  addPerson(person: number, sign: 1 | -1): void {
    const total = this.total(person)
    for (const row of this.#limits.rowsOf[person] ?? []) {
      this.#add(row * told, sign * (scoreByTotal[total] ?? 0))
      for (let category = 0; category < categories; category++)
        this.#add(row * told + 1 + category, sign * (scoreByCategory[this.#sum(person, category)] ?? 0))
      this.#add(row * told + 1 + categories + (zoneByTotal[total] ?? 0), sign)
    }
  }

  /** Whether everything shown would be true with such answers of somebody who has been taken out. */
  wouldFit(person: number, sums: ArrayLike<number>): boolean {
    let total = 0
    for (let category = 0; category < categories; category++) total += sums[category] ?? 0
    const zone = zoneByTotal[total] ?? 0
    for (const row of this.#limits.rowsOf[person] ?? []) {
      const at = row * told
      if (!this.#wouldBeTrue(at, scoreByTotal[total] ?? 0)) return false
      for (let category = 0; category < categories; category++)
        if (!this.#wouldBeTrue(at + 1 + category, scoreByCategory[sums[category] ?? 0] ?? 0)) return false
      for (let each = 0; each < 3; each++)
        if (!this.#wouldBeTrue(at + 1 + categories + each, each === zone ? 1 : 0)) return false
    }
    return true
  }

  #wouldBeTrue(at: number, more: number): boolean {
    const sum = (this.#added[at] ?? 0) + more
    return sum >= (this.#limits.least[at] ?? 0) && sum <= (this.#limits.most[at] ?? 0)
  }

  #sum(person: number, category: number): number {
    return this.sums[person * categories + category] ?? lowest
  }

  #add(at: number, more: number): void {
    this.#added[at] = (this.#added[at] ?? 0) + more
  }

  #wrongAt(at: number): number {
    const sum = this.#added[at] ?? 0
    const [least, most] = [this.#limits.least[at] ?? 0, this.#limits.most[at] ?? 0]
    if (sum < least) return (least - sum) * (weights[at % told] ?? 0)
    return sum > most ? (sum - most) * (weights[at % told] ?? 0) : 0
  }

  /** Gives somebody other answers. Returns how much more is wrong. */
  #put(person: number, a: number, b: number, c: number, d: number): number {
    const step = this.#step
    const before = this.total(person)
    const after = a + b + c + d
    step[0] = (scoreByTotal[after] ?? 0) - (scoreByTotal[before] ?? 0)
    const at = person * categories
    step[1] = (scoreByCategory[a] ?? 0) - (scoreByCategory[this.sums[at] ?? 0] ?? 0)
    step[2] = (scoreByCategory[b] ?? 0) - (scoreByCategory[this.sums[at + 1] ?? 0] ?? 0)
    step[3] = (scoreByCategory[c] ?? 0) - (scoreByCategory[this.sums[at + 2] ?? 0] ?? 0)
    step[4] = (scoreByCategory[d] ?? 0) - (scoreByCategory[this.sums[at + 3] ?? 0] ?? 0)
    step[5] = 0
    step[6] = 0
    step[7] = 0
    const zones = 1 + categories
    const [from, to] = [zones + (zoneByTotal[before] ?? 0), zones + (zoneByTotal[after] ?? 0)]
    if (from !== to) {
      step[from] = -1
      step[to] = 1
    }
    this.sums[at] = a
    this.sums[at + 1] = b
    this.sums[at + 2] = c
    this.sums[at + 3] = d
    let more = 0
    for (const row of this.#limits.rowsOf[person] ?? []) {
      for (let n = 0; n < told; n++) {
        const change = step[n] ?? 0
        if (change === 0) continue
        more -= this.#wrongAt(row * told + n)
        this.#add(row * told + n, change)
        more += this.#wrongAt(row * told + n)
      }
    }
    return more
  }

  /** Whether to take a step that makes `more` wrong and leads to a world `likelier` times as probable. */
  #takes(more: number, likelier: number): boolean {
    const isTrue = this.wrong + more < 1e-6
    if (this.strictness === Number.POSITIVE_INFINITY && !isTrue) return false
    const chance = isTrue && this.wrong === 0 ? likelier : likelier * Math.exp(-this.strictness * more)
    if (chance < 1 && this.#random.next() >= chance) return false
    this.wrong = isTrue ? 0 : this.wrong + more
    return true
  }

  #try(person: number, a: number, b: number, c: number, d: number, likelier: number): boolean {
    const at = person * categories
    const s = this.sums
    const [e, f, g, h] = [s[at] ?? 0, s[at + 1] ?? 0, s[at + 2] ?? 0, s[at + 3] ?? 0]
    if (this.#takes(this.#put(person, a, b, c, d), likelier)) return true
    this.#put(person, e, f, g, h)
    return false
  }

  #with(person: number, category: number, sum: number): [number, number, number, number] {
    const of = (n: number) => (n === category ? sum : this.#sum(person, n))
    return [of(0), of(1), of(2), of(3)]
  }

  #nudge(person: number, category: number): void {
    const now = this.#sum(person, category)
    const next = now + (this.#random.next() < 0.5 ? 1 : -1)
    const level = this.#levels[person] ?? 0
    const likelier = chanceOf(level, next) / chanceOf(level, now)
    if (likelier > 0) this.#try(person, ...this.#with(person, category, next), likelier)
  }

  #moveLevel(person: number): void {
    const now = this.#levels[person] ?? 0
    const next = now + this.#random.whole(1, 6) * (this.#random.next() < 0.5 ? 1 : -1)
    if (next < 0 || next >= levelCount) return
    let likelier = this.#levelChance(person, next) / this.#levelChance(person, now)
    for (let category = 0; category < categories; category++) {
      const sum = this.#sum(person, category)
      likelier *= chanceOf(next, sum) / chanceOf(now, sum)
    }
    if (this.#random.next() < likelier) this.#levels[person] = next
  }

  #levelChance(person: number, level: number): number {
    return levelChance[this.strains[this.#limits.unitOf[person] ?? 0] ?? 0]?.[level] ?? 0
  }

  #answerAnew(person: number): void {
    const unit = this.#limits.unitOf[person] ?? 0
    const level = draw(levelChance[this.strains[unit] ?? 0] ?? [], this.#random)
    const sum = () => draw(categoryChance[level] ?? [], this.#random) + lowest
    if (this.#try(person, sum(), sum(), sum(), sum(), 1)) this.#levels[person] = level
  }

  /** One person answers higher by as much as the other answers lower. */
  #exchange(one: number, other: number): void {
    const category = this.#random.whole(0, categories - 1)
    const step = this.#random.whole(1, 4)
    const [a, b] = [this.#sum(one, category), this.#sum(other, category)]
    const [ofOne, ofOther] = [this.#levels[one] ?? 0, this.#levels[other] ?? 0]
    const likelier =
      (chanceOf(ofOne, a + step) / chanceOf(ofOne, a)) * (chanceOf(ofOther, b - step) / chanceOf(ofOther, b))
    if (!(likelier > 0)) return
    const more = this.#put(one, ...this.#with(one, category, a + step))
    const all = more + this.#put(other, ...this.#with(other, category, b - step))
    if (this.#takes(all, likelier)) return
    this.#put(one, ...this.#with(one, category, a))
    this.#put(other, ...this.#with(other, category, b))
  }

  /** Two people swap answers, so that another of them may be the red one. */
  #changePlaces(one: number, other: number): void {
    const [a, b] = [this.#levels[one] ?? 0, this.#levels[other] ?? 0]
    const likelier =
      (this.#levelChance(one, b) * this.#levelChance(other, a)) /
      (this.#levelChance(one, a) * this.#levelChance(other, b))
    const ones = this.#with(one, -1, 0)
    const others = this.#with(other, -1, 0)
    const more = this.#put(one, ...others)
    if (this.#takes(more + this.#put(other, ...ones), likelier)) {
      this.#levels[one] = b
      this.#levels[other] = a
      return
    }
    this.#put(one, ...ones)
    this.#put(other, ...others)
  }

  #drawStrain(unit: number): void {
    const chances = strainChance.map((chance, strain) => {
      let all = chance
      for (const person of this.#limits.units[unit] ?? [])
        all *= 10 * (levelChance[strain]?.[this.#levels[person] ?? 0] ?? 0)
      return all
    })
    this.strains[unit] = draw(chances, this.#random)
  }
}

const chanceOf = (level: number, sum: number): number =>
  sum < lowest || sum > highest ? 0 : (categoryChance[level]?.[sum - lowest] ?? 0)
