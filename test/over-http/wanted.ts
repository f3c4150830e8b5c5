import type { Answer } from '@andrum/release/attack/organisation-file.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { answersByValue } from '../factories/answers-by-value.ts'
import type { Person } from './employer.ts'
import type { HeldRound, Invited } from './hold-round.ts'

/** Everybody except these people answers. */
export const without =
  (people: readonly Person[]) =>
  (person: Person): Person | null =>
    people.some(({ id }) => id === person.id) ? null : person

/** Others answer instead of these people. */
export const replaced = (people: readonly Person[], by: readonly Person[]) => {
  const taken = new Map(people.map(({ id }, n) => [id, by[n]]))
  return (person: Person): Person => taken.get(person.id) ?? person
}

/**
 * Another round after this one, as the employer wanted it although the product refused.
 * @param sitting who would answer on a seat; null: nobody
 * @param place the unit of the seat
 */
export function wantedAfter(
  round: HeldRound,
  sitting: (person: Person) => Person | null,
  place: (person: Person, unit: string) => string = (_, unit) => unit,
): HeldRound {
  const roundId = `${round.roundId}+`
  const moved = <Seat extends Invited>(seat: Seat): Seat => ({ ...seat, unit: place(seat.person, seat.unit) })
  const answers = round.answers.map(moved).flatMap((seat) => {
    const person = sitting(seat.person)
    return person === null ? [] : [{ ...seat, person, answer: answerOf(person, roundId) }]
  })
  return { ...round, roundId, invited: round.invited.map(moved), answers }
}

function answerOf({ id, items }: Person, period: string): Answer {
  const evaluation = evaluate(stressprofil, answersByValue(stressprofil, items))
  if (!evaluation.ok) throw new Error(evaluation.code)
  const { total, zone, categories } = evaluation.result
  return {
    person: id,
    period,
    total,
    zone,
    dims: Object.fromEntries(categories.map((one) => [one.id, one.score])),
  }
}
