import type { Question } from './question.ts'
import type { Witness } from './witness.ts'

type LowAndHigh = readonly [low: number, high: number]

/**
 * How low and how high the score of one person in a class and zone can be, if the others there compensate for it and all
 * parts move alike, so that nothing shown changes. `at`: class × zones + zone.
 */
export function personsReach(question: Question, witness: Witness, at: number): LowAndHigh {
  const mean = (witness.total[at] ?? 0) / (witness.people[at] ?? 1)
  const [down, up] = roomOfAll(question, witness, at)
  return [mean - down, mean + up]
}

/**
 * How low and how high one person's part can be. It moves against another part of the same person, so that the total stays,
 * or all parts move alike. The others in the zone compensate for it.
 */
export function personsPartReach(question: Question, witness: Witness, at: number, part: number): LowAndHigh {
  const { parts } = question
  const people = witness.people[at] ?? 1
  const meanOf = (each: number): number => (witness.parts[at * parts + each] ?? 0) / people
  const mean = meanOf(part)
  const [allDown, allUp] = roomOfAll(question, witness, at)
  let low = mean - allDown
  let high = mean + allUp
  for (let other = 0; other < parts; other++) {
    if (other === part) continue
    const otherMean = meanOf(other)
    const up = Math.max(0, Math.min(5 - mean, otherMean - 1))
    const down = Math.max(0, Math.min(mean - 1, 5 - otherMean))
    low = Math.min(low, mean - Math.min(down, (people - 1) * up))
    high = Math.max(high, mean + Math.min(up, (people - 1) * down))
  }
  return [low, high]
}

function roomOfAll({ zones, parts }: Question, witness: Witness, at: number): LowAndHigh {
  const people = witness.people[at] ?? 1
  const mean = (witness.total[at] ?? 0) / people
  const [zoneLow, zoneHigh] = zones[at % zones.length] ?? [mean, mean]
  let roomDown = mean - zoneLow
  let roomUp = zoneHigh - mean
  for (let part = 0; part < parts; part++) {
    const partMean = (witness.parts[at * parts + part] ?? 0) / people
    roomDown = Math.min(roomDown, partMean - 1)
    roomUp = Math.min(roomUp, 5 - partMean)
  }
  const down = Math.min(roomDown, (people - 1) * roomUp)
  const up = Math.min(roomUp, (people - 1) * roomDown)
  return [Math.max(0, down), Math.max(0, up)]
}
