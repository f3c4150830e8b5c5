import { smallDemoPeople } from '#server/identity/sign-in/demo-people.ts'
import { plain, type SimulatedMember } from './simulate-organisation.ts'
import { firstNames, lastNames } from './simulated-names.ts'

/**
 * A second simulated organisation, small enough that its list is read in a minute: so many people beside those with demo accounts.
 * The warehouse has exactly the smallest group.
 */
export const smallUnits = [
  { id: 'lillabolaget', name: 'Lillabolaget', parent: null, people: 0 },
  { id: 'kontoret', name: 'Kontoret', parent: 'lillabolaget', people: 9 },
  { id: 'verkstaden', name: 'Verkstaden', parent: 'lillabolaget', people: 12 },
  { id: 'lagret', name: 'Lagret', parent: 'lillabolaget', people: 8 },
] as const

export type SmallMember = Omit<SimulatedMember, 'temperament'>

/** Everybody as they were when the first round opened. */
export function workforce(): SmallMember[] {
  const hired = smallUnits.flatMap(({ id, people }) => Array<string>(people).fill(id))
  return [
    ...hired.map((unit, at) => memberOf(unit, at)),
    ...smallDemoPeople.map(({ email, name, unit = '' }, at) => ({
      ...{ employeeId: `1${at}`, email, name, unit, manages: false },
    })),
  ]
}

/**
 * Since then two people have left the workshop and two have come, one of them with an address elsewhere, as from a staffing company;
 * one person in the warehouse has been replaced.
 */
export function withTurnover(members: readonly SmallMember[]): SmallMember[] {
  const of = (unit: string) => members.filter((member) => member.unit === unit && !isAccount(member.email))
  const left = [...of('verkstaden').slice(0, 2), ...of('lagret').slice(0, 1)]
  const next = members.length
  return [
    ...members.filter((member) => !left.includes(member)),
    memberOf('verkstaden', next),
    { ...memberOf('verkstaden', next + 1), email: 'inhyrd.montor@bemanning.example' },
    memberOf('lagret', next + 2),
  ]
}

const isAccount = (email: string | null) => smallDemoPeople.some((person) => person.email === email)

function memberOf(unit: string, at: number): SmallMember {
  // Far apart in the lists of names, so that no two people share one.
  const first = firstNames[(at * 7) % firstNames.length] ?? ''
  const last = lastNames[(at * 11) % lastNames.length] ?? ''
  const employeeId = String(200 + at)
  return {
    employeeId,
    email: `${plain(first)}.${plain(last)}@lillabolaget.example`,
    name: `${first} ${last}`,
    unit,
    manages: false,
  }
}
