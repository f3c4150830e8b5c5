import type { Instrument } from '#core/instrument/instrument.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { demoPeople } from '#server/identity/sign-in/demo-people.ts'
import { simulation } from './distributions.ts'
import { type Random, seededRandom } from './random.ts'
import { drawTemperament, simulateAnswers, type Temperament } from './simulate-answers.ts'
import { firstNames, lastNames } from './simulated-names.ts'
import { reorganisations, type SimulatedUnit, simulatedUnits } from './simulated-units.ts'

type Unit = { id: string; name: string; parent: string | null; strain: number; cause: SimulatedUnit['cause'] }

export type SimulatedMember = {
  readonly employeeId: string
  /** Null: the person has none, and gets a slip. */
  readonly email: string | null
  readonly name: string
  unit: string
  readonly manages: boolean
  readonly temperament: Temperament
}

export type SimulatedRound = {
  readonly units: readonly Unit[]
  readonly members: readonly SimulatedMember[]
  /** By employee number; people without an entry did not answer. */
  readonly answers: ReadonlyMap<string, Answers>
}

/**
 * The simulated organisation, round by round: units are merged and moved, people come, go and change unit, the
 * season turns. The same every time: all randomness comes from `simulation.seed`.
 * @param lastShare share of answers in the round that is still open (the last one), 0–1
 */
export function simulateOrganisation(
  instruments: readonly Instrument[],
  lastShare: number,
): SimulatedRound[] {
  const random = seededRandom(simulation.seed)
  let units: Unit[] = simulatedUnits.map(({ id, name, parent, strain, cause }) => ({
    id,
    name,
    parent,
    strain,
    cause,
  }))
  const register = new Register(random)
  let members = simulatedUnits.flatMap((unit) => register.hire(unit.id, unit.people))
  members.push(...demoPeople.filter((person) => person.unit).map((person) => register.hireDemo(person)))

  return instruments.map((instrument, index) => {
    if (index > 0) members = turnOver(members, units, register, random)
    const change = reorganisations.find((reorganisation) => reorganisation.beforeRound === index)
    if (change) {
      const into = change.merged ?? {}
      units = units
        .filter((unit) => !(unit.id in into))
        .map((unit) => ({ ...unit, parent: change.moved?.[unit.id] ?? unit.parent }))
      for (const member of members) member.unit = into[member.unit] ?? member.unit
    }
    const share = simulation.participation[index] ?? lastShare
    const season = simulation.season[index] ?? 0
    const byId = new Map(units.map((unit) => [unit.id, unit]))
    const answers = new Map<string, Answers>()
    for (const member of members) {
      const unit = byId.get(member.unit)
      const given = simulateAnswers(
        instrument,
        member.temperament,
        { strain: (unit?.strain ?? 0) + season, cause: unit?.cause },
        random,
      )
      if (random.chance(share)) answers.set(member.employeeId, given)
    }
    return { units, members: members.map((member) => ({ ...member })), answers }
  })
}

/** Some leave and are replaced in the same unit, some change unit. The people of the demo accounts stay. */
function turnOver(
  members: readonly SimulatedMember[],
  units: readonly Unit[],
  register: Register,
  random: Random,
): SimulatedMember[] {
  return members.flatMap((member) => {
    if (demoPeople.some((person) => person.email === member.email)) return [member]
    if (random.chance(simulation.leaving)) return register.hire(member.unit, 1)
    if (random.chance(simulation.moving)) {
      const unit = units[random.below(units.length)]
      return [{ ...member, unit: unit?.id ?? member.unit }]
    }
    return [member]
  })
}

/** The unit in which every third person has no work e-mail. */
const unitWithSlips = 'boende-lonnen'

/** Gives every new person a unique number, name and address. */
class Register {
  private readonly random: Random
  private next = 1000

  constructor(random: Random) {
    this.random = random
  }

  hire(unit: string, amount: number): SimulatedMember[] {
    return Array.from({ length: amount }, (_, position) => {
      const first = firstNames[this.random.below(firstNames.length)] ?? 'Maria'
      const last = lastNames[this.random.below(lastNames.length)] ?? 'Andersson'
      const number = this.next++
      const manages = position === 0 && amount > 1
      const hasEmail = unit !== unitWithSlips || manages || number % 3 > 0
      return {
        employeeId: String(number),
        email: hasEmail ? `${plain(first)}.${plain(last)}.${number}@exempelbolaget.example` : null,
        name: `${first} ${last}`,
        unit,
        manages,
        temperament: drawTemperament(this.random),
      }
    })
  }

  hireDemo(person: (typeof demoPeople)[number]): SimulatedMember {
    return {
      employeeId: String(this.next++),
      email: person.email,
      name: person.name,
      unit: person.unit ?? '',
      manages: person.role === 'manager',
      temperament: drawTemperament(this.random),
    }
  }
}

/** A name in the form of an address. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
