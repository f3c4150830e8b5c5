import { zones } from '../../zone.ts'
import { readName, readObject, readScore } from './json-fields.ts'
import { type Answer, InputError } from './organisation-file.ts'

/** A total is the mean of its categories; both are rounded, so they may differ by this much. */
const roundingTolerance = 0.01

export function readAnswer(json: unknown, place: string, cuts: readonly [number, number]): Answer {
  const row = readObject(json, place)
  const total = readScore(row.total, `${place}, total`)
  const dims = readDims(row.dims, place)
  const scores = Object.values(dims)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  // A little more than the tolerance: 2.43 − 2.42 is not exactly 0.01 in binary.
  if (Math.abs(total - mean) > roundingTolerance + 1e-9) {
    throw new InputError(
      `${place}: total ${total} is more than 0.01 from ${mean.toFixed(4)}, the mean of its categories.`,
    )
  }
  const zone = zones.find((name) => name === row.zone)
  if (!zone) throw new InputError(`${place}, zone: ${JSON.stringify(row.zone)} is not green, yellow or red.`)
  const fitting = [zoneBy(total, cuts), zoneBy(Math.round(total * 100) / 100, cuts)]
  if (!fitting.includes(zone)) {
    throw new InputError(`${place}: zone ${zone} contradicts total ${total}, which is ${fitting[0]}.`)
  }
  return { total, dims, zone }
}

function readDims(json: unknown, place: string): Record<string, number> {
  const entries = Object.entries(readObject(json, `${place}, dims`))
  if (entries.length === 0) throw new InputError(`${place}, dims: at least one category is expected here.`)
  return Object.fromEntries(
    entries.map(([name, score]) => [
      readCategory(name, place),
      readScore(score, `${place}, category ${name}`),
    ]),
  )
}

/** A name that every object has ("constructor") would look like a score that is there. */
function readCategory(name: string, place: string): string {
  if (name in Object.prototype)
    throw new InputError(`${place}, category ${name}: no category can be called that.`)
  return readName(name, `${place}, dims`)
}

function zoneBy(total: number, [yellow, red]: readonly [number, number]): string {
  if (total >= red) return 'red'
  return total >= yellow ? 'yellow' : 'green'
}
