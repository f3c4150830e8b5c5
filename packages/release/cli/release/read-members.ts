import { timeBetweenRounds } from '../../constants.ts'
import type { Called } from '../../policy/called.ts'
import { type Fields, readFields, readList, readName } from './json-fields.ts'
import { InputError, type Period, type PeriodMember } from './organisation-file.ts'

/** A member as the file has it. `established` is set only when the file states it. */
type Stated = Pick<PeriodMember, 'person' | 'node'> & {
  readonly established: boolean | undefined
  readonly contact: string | undefined
}

const memberFields = ['person', 'node', 'answered', 'established', 'contact', 'name']

export function readMembers(row: Fields, place: string, nodes: Period['nodes']) {
  const known = new Set(nodes.map((node) => node.id))
  const answered = new Map<string, boolean>()
  const called = { contacts: new Map<string, string>(), names: new Map<string, string>() } satisfies Called
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
    for (const [field, of] of [
      ['contact', called.contacts],
      ['name', called.names],
    ] as const) {
      const what = member[field]
      if (what !== undefined) of.set(person, readName(what, `${place}, members[${n}].${field}`))
    }
    return { person, node, established, contact: called.contacts.get(person) }
  })
  return { stated, answered, called }
}

/** The day of a period, in milliseconds; null when the file does not say it. */
export function readDate({ date }: Fields, place: string): number | null {
  if (date === undefined) return null
  const time = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN
  // `Date` would read 31 April as 1 May.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new InputError(`${place}, date: ${JSON.stringify(date)} is not a day written as 2026-03-31.`)
  }
  return time
}

type ReadPeriod = { readonly nodes: Period['nodes']; readonly unitOf: ReadonlyMap<string, string> }

/** The members of the periods read so far: they make people established, and say where people were before. */
export class EarlierMembers {
  /** By person: the contacts, each with the day since which the person has it; null where a period has no date. */
  readonly #since = new Map<string, { contact: string | undefined; date: number | null }[]>()
  readonly #periods: ReadPeriod[] = []
  #lastDate = Number.NEGATIVE_INFINITY

  /** @throws InputError when the period is earlier than one above it in the file */
  judge(
    stated: readonly Stated[],
    nodes: Period['nodes'],
    date: number | null,
    place: string,
  ): Pick<Period, 'members' | 'nodesBefore'> {
    if (date !== null && date < this.#lastDate)
      throw new InputError(`${place}, date: it lies before that of a period further up.`)
    const before = this.#lastWithTopOf(nodes)
    const members = stated.map(({ person, node, established, contact }) => ({
      person,
      node,
      established: established ?? (before === undefined || this.#isEstablished(person, contact, date)),
      before: before === undefined ? node : (before.unitOf.get(person) ?? null),
    }))
    for (const { person, contact } of stated) {
      const known = this.#since.get(person) ?? []
      if (!known.some((one) => one.contact === contact))
        this.#since.set(person, [...known, { contact, date }])
    }
    this.#periods.push({ nodes, unitOf: new Map(stated.map(({ person, node }) => [person, node])) })
    this.#lastDate = date ?? this.#lastDate
    return { members, nodesBefore: before?.nodes ?? nodes }
  }

  /** As in the product: the last list that asked this top unit, or else the last of all. */
  #lastWithTopOf(nodes: Period['nodes']): ReadPeriod | undefined {
    const top = nodes.find(({ parent }) => parent === null)?.id
    const has = (period: ReadPeriod) => period.nodes.some(({ id }) => id === top)
    return this.#periods.findLast(has) ?? this.#periods.at(-1)
  }

  /** A person with another address or number is not established. Where a date is missing, periods count as far enough apart. */
  #isEstablished(person: string, contact: string | undefined, date: number | null): boolean {
    const known = this.#since.get(person) ?? []
    return known.some((one) => {
      const isSame = one.contact === undefined || contact === undefined || one.contact === contact
      return isSame && (one.date === null || date === null || date - one.date >= timeBetweenRounds)
    })
  }
}
