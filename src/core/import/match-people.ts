import { normaliseName, normaliseNumber } from '../round/normalise-person.ts'
import type { FilePerson } from './file-person.ts'
import type { PresentMember } from './present.ts'

export type Matches = {
  /** The present or former member of each line; a line without an entry is about a new person. */
  readonly memberOf: ReadonlyMap<FilePerson, PresentMember>
  /** Present members without a line. */
  readonly missing: readonly PresentMember[]
}

/**
 * Matches lines and members. A change by hand names the member. A line is matched by employee id with present members; then
 * by another spelling of the id together with the name (spreadsheet programs drop zeros); then by e-mail; then by e-mail
 * with former members, so that a person who returns, or changes name, stays one person for the refresh rule. A person who
 * returns under another address is new: otherwise a number would be enough to give anybody a former member's history. For
 * the same reason a person without an address is matched by number and name together.
 */
export function matchPeople(people: readonly FilePerson[], members: readonly PresentMember[]): Matches {
  const here = new Directory()
  const gone = new Directory()
  const idsInFile = new Set<string>()
  for (const member of members) (member.here ? here : gone).add(member)
  const memberOf = new Map<FilePerson, PresentMember>()
  const taken = new Set<PresentMember>()
  const take = (person: FilePerson, member: PresentMember | undefined) => {
    if (member === undefined || taken.has(member)) return
    memberOf.set(person, member)
    taken.add(member)
  }
  const byId = new Map(members.map((member) => [member.id, member]))
  for (const person of people) if (person.memberId !== null) take(person, byId.get(person.memberId))
  for (const person of people) {
    if (person.employeeId !== '') idsInFile.add(person.employeeId)
    if (!memberOf.has(person)) take(person, here.byEmployeeId(person))
  }
  for (const person of people) if (!memberOf.has(person)) take(person, here.byNumberAndName(person))
  for (const person of people) {
    if (memberOf.has(person)) continue
    const member = here.byEmail(person)
    // Its employee id is on another line: the address has passed to somebody else.
    const isSomebodyElse = member?.externalId != null && idsInFile.has(member.externalId)
    if (!isSomebodyElse) take(person, member)
  }
  for (const person of people) if (!memberOf.has(person)) take(person, gone.asReturning(person))
  return { memberOf, missing: members.filter((member) => member.here && !taken.has(member)) }
}

const numberAndName = (number: string, name: string): string =>
  JSON.stringify([normaliseNumber(number), normaliseName(name)])

/** Whether normalising leaves something of both to compare. */
const saysWho = (number: string | null, name: string): boolean =>
  normaliseNumber(number) !== null && normaliseName(name) !== null

class Directory {
  readonly #byEmployeeId = new Map<string, PresentMember>()
  readonly #byEmail = new Map<string, PresentMember>()
  readonly #byNumberAndName = new Map<string, PresentMember>()
  readonly #withoutEmail = new Map<string, PresentMember>()

  /** Of two members with the same key the last added counts. */
  add(member: PresentMember): void {
    if (member.externalId !== null) this.#byEmployeeId.set(member.externalId, member)
    if (saysWho(member.externalId, member.name))
      this.#byNumberAndName.set(numberAndName(member.externalId ?? '', member.name), member)
    if (member.email !== null) this.#byEmail.set(member.email, member)
    else this.#withoutEmail.set(numberAndName(member.externalId ?? '', member.name), member)
  }

  byEmployeeId(person: FilePerson): PresentMember | undefined {
    return person.employeeId === '' ? undefined : this.#byEmployeeId.get(person.employeeId)
  }

  byNumberAndName({ employeeId, name }: FilePerson): PresentMember | undefined {
    return saysWho(employeeId, name) ? this.#byNumberAndName.get(numberAndName(employeeId, name)) : undefined
  }

  byEmail(person: FilePerson): PresentMember | undefined {
    return this.#byEmail.get(person.email)
  }

  /** Years later the same address may belong to another person: a different employee id shows it. */
  asReturning(person: FilePerson): PresentMember | undefined {
    if (person.email === '') return this.#withoutEmail.get(numberAndName(person.employeeId, person.name))
    const member = this.byEmail(person)
    const differs =
      person.employeeId !== '' && member?.externalId != null && member.externalId !== person.employeeId
    return differs ? undefined : member
  }
}
