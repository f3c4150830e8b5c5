import { smallestGroup } from '../../constants.ts'
import { type Fields, readFields, readList, readName } from './json-fields.ts'
import { type Answer, InputError, type OrganisationFile, type Period } from './organisation-file.ts'
import { readAnswer } from './read-answer.ts'
import { EarlierMembers, readDate, readMembers } from './read-members.ts'

/** Limits of the 12-item form, BAT user manual 2.0, table 6. */
const stressprofilCuts = [2.54, 2.96] as const

/**
 * Reads the file format of `npm run release`.
 * @throws InputError with a sentence that names the place
 */
export function readOrganisation(json: unknown): OrganisationFile {
  const file = readFields(json, 'input', ['meta', 'nodes', 'periods', 'answers'])
  const meta = readMeta(file.meta)
  const k = readK(meta.k, 'meta.k', smallestGroup)
  const hideFullParticipation = readYesOrNo(meta.hideFullParticipation, 'meta.hideFullParticipation')
  const zoneCuts = readCuts(meta)
  const nodes = file.nodes === undefined ? undefined : readNodes(file.nodes, 'nodes')
  const periods = new Map<string, Period & { answers: Map<string, Answer>; answered: Map<string, boolean> }>()
  const earlier = new EarlierMembers()
  for (const [n, entry] of readList(file.periods, 'periods').entries()) {
    const row = readFields(entry, `periods[${n}]`, ['id', 'date', 'nodes', 'k', 'members'])
    const id = readName(row.id, `periods[${n}].id`)
    const place = `period "${id}"`
    if (periods.has(id)) throw new InputError(`${place} stands twice in the list of periods.`)
    const own = row.nodes === undefined ? nodes : readNodes(row.nodes, `${place}, nodes`)
    if (!own) throw new InputError(`${place} has no nodes, and the input has none for all periods.`)
    const { stated, ...read } = readMembers(row, place, own)
    const judged = earlier.judge(stated, own, readDate(row, place), place)
    const size = readK(row.k, `${place}, k`, k)
    periods.set(id, { id, nodes: own, k: size, ...judged, ...read, answers: new Map() })
  }
  for (const [n, entry] of readList(file.answers, 'answers').entries()) {
    const row = readFields(entry, `answers[${n}]`, ['person', 'period', 'total', 'dims', 'zone'])
    const person = readName(row.person, `answers[${n}].person`)
    const period = periods.get(readName(row.period, `answers[${n}].period`))
    if (!period)
      throw new InputError(`answers[${n}]: period ${JSON.stringify(row.period)} is not in the list.`)
    const place = `answers[${n}] (person "${person}", period "${period.id}")`
    const answered = period.answered.get(person)
    if (answered === undefined) throw new InputError(`${place}: this person is not a member in that period.`)
    if (!answered) throw new InputError(`${place}: the membership says that this person has not answered.`)
    if (period.answers.has(person)) throw new InputError(`${place}: this person's answer stands twice.`)
    period.answers.set(person, readAnswer(row, place, zoneCuts))
  }
  for (const period of periods.values()) checkSameCategories(period)
  return { k, hideFullParticipation, zoneCuts, periods: [...periods.values()] }
}

/** A file may repeat the `meta` of a report, with the same values. */
const saidOfReports = { scale: [1, 5], totalIsMeanOfDims: true, zoneUnit: 'share', nRounded: true } as const

function readMeta(json: unknown): Fields {
  if (json === undefined) return {}
  const meta = readFields(json, 'meta', [
    'k',
    'hideFullParticipation',
    'zoneCuts',
    ...Object.keys(saidOfReports),
  ])
  for (const [name, value] of Object.entries(saidOfReports)) {
    if (meta[name] !== undefined && JSON.stringify(meta[name]) !== JSON.stringify(value)) {
      throw new InputError(`meta.${name}: only ${JSON.stringify(value)} is known here.`)
    }
  }
  return meta
}

function readK(k: unknown, place: string, otherwise: number): number {
  if (k === undefined) return otherwise
  if (!Number.isSafeInteger(k) || Number(k) < smallestGroup) {
    throw new InputError(`${place}: ${JSON.stringify(k)} is not a whole number of at least ${smallestGroup}.`)
  }
  return Number(k)
}

function readYesOrNo(json: unknown, place: string): boolean {
  if (json !== undefined && typeof json !== 'boolean') {
    throw new InputError(`${place}: true or false is expected here.`)
  }
  return json ?? false
}

function readCuts(meta: Fields): readonly [number, number] {
  if (meta.zoneCuts === undefined) return stressprofilCuts
  const [yellow, red, ...more] = readList(meta.zoneCuts, 'meta.zoneCuts')
  if (
    typeof yellow !== 'number' ||
    typeof red !== 'number' ||
    more.length > 0 ||
    !(1 < yellow && yellow < red && red < 5)
  ) {
    throw new InputError('meta.zoneCuts: two limits between 1 and 5 are expected, the lower one first.')
  }
  return [yellow, red]
}

function readNodes(json: unknown, place: string): Period['nodes'] {
  const nodes = readList(json, place).map((entry, n) => {
    const row = readFields(entry, `${place}[${n}]`, ['id', 'parent'])
    const id = readName(row.id, `${place}[${n}].id`)
    return { id, parent: row.parent === null ? null : readName(row.parent, `${place}[${n}].parent`) }
  })
  return nodes
}

function checkSameCategories(period: Period): void {
  let first: string | undefined
  for (const [person, answer] of period.answers) {
    const names = Object.keys(answer.dims).sort().join(', ')
    first ??= names
    if (names !== first) {
      throw new InputError(
        `period "${period.id}", person "${person}": categories ${names} where others have ${first}.`,
      )
    }
  }
}
