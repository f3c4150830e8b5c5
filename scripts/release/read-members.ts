import { timeBetweenRounds } from '#core/round/rules.ts'
import { type Fields, readFields, readList, readName } from './json-fields.ts'
import { InputError, type Period, type PeriodMember } from './organisation-file.ts'

/** A member as the file has it. `established` stands there only when the file says it itself. */
type Stated = Pick<PeriodMember, 'person' | 'node'> & { readonly established: boolean | undefined }

const memberFields = ['person', 'node', 'answered', 'established']

export function readMembers(row: Fields, place: string, nodes: Period['nodes']) {
  const known = new Set(nodes.map((node) => node.id))
  const answered = new Map<string, boolean>()
  const stated = readList(row.members, `${place}, members`).map((entry, n): Stated => {
    const member = readFields(entry, `${place}, members[${n}]`, memberFields)
    const person = readName(member.person, `${place}, members[${n}].person`)
    const node = readName(member.node, `${place}, members[${n}].node`)
    if (!known.has(node)) {
      throw new InputError(`${place}, members[${n}] (person "${person}"): unit "${node}" is not in the tree.`)
    }
    if (answered.has(person))
      throw new InputError(`${place}, members[${n}]: person "${person}" stands twice.`)
    if (typeof member.answered !== 'boolean') {
      throw new InputError(
        `${place}, members[${n}] (person "${person}"): answered is neither true nor false.`,
      )
    }
    const { established } = member
    if (established !== undefined && typeof established !== 'boolean') {
      throw new InputError(
        `${place}, members[${n}] (person "${person}"): established is neither true nor false.`,
      )
    }
    answered.set(person, member.answered)
    return { person, node, established }
  })
  return { stated, answered }
}

/** The day of a period, in milliseconds; null when the file does not say it. */
export function readDate({ date }: Fields, place: string): number | null {
  if (date === undefined) return null
  const time = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  // 31 April would be taken for 1 May.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new InputError(`${place}, date: ${JSON.stringify(date)} is not a day written as 2026-03-31.`)
  }
  return time
}

/** Who stood in the periods read so far: that makes people established, and says where they were before. */
export class EarlierMembers {
  /** By person the first period: the day, or null where that period has none. */
  readonly #since = new Map<string, number | null>()
  #unitsBefore: ReadonlyMap<string, string> | null = null
  #lastDate = Number.NEGATIVE_INFINITY

  /** @throws InputError when the period lies before one that stands above it in the file */
  judge(stated: readonly Stated[], date: number | null, place: string): PeriodMember[] {
    if (date !== null && date < this.#lastDate)
      throw new InputError(`${place}, date: it lies before that of a period further up.`)
    const unitsBefore = this.#unitsBefore
    const members = stated.map(({ person, node, established }) => ({
      person,
      node,
      established: established ?? (unitsBefore === null || this.#isEstablished(person, date)),
      before: unitsBefore === null ? node : (unitsBefore.get(person) ?? null),
    }))
    for (const { person } of stated) if (!this.#since.has(person)) this.#since.set(person, date)
    this.#unitsBefore = new Map(stated.map(({ person, node }) => [person, node]))
    this.#lastDate = date ?? this.#lastDate
    return members
  }

  /** Where a day is missing, periods are taken to lie far enough apart. */
  #isEstablished(person: string, date: number | null): boolean {
    const since = this.#since.get(person)
    if (since === undefined) return false
    return since === null || date === null || date - since >= timeBetweenRounds
  }
}
