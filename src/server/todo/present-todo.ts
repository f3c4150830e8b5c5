import type { Todo, TodoRow } from '#contract/todo/todo.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { isOpen, nextDayOf, stageOf } from '#core/measures/measure.ts'
import { announcedFrom } from '#core/round/repeat.ts'
import { figuresNewDays, measuresNextDays, todoKinds } from '#core/todo/todo-kinds.ts'
import type { SeenMeasure } from '#server/measures/read-measure-plan.ts'
import { presentRound } from '#server/rounds/present-round.ts'
import type { RoundWithReview } from '#server/rounds/read-rounds.ts'
import { presentWorstUnit } from './present-worst-unit.ts'
import type { StaffTodoFacts } from './read-staff-todo.ts'
import type { TodoFacts } from './read-todo.ts'

const nothing = {
  on: null,
  waiting: 1,
  round: null,
  unit: null,
  cause: null,
  measure: null,
  participationStep: null,
}
const row = (kind: TodoRow['kind'], about: Partial<Omit<TodoRow, 'kind'>> = {}): TodoRow => ({
  kind,
  ...nothing,
  ...about,
})

/** One row for all of a kind, with the soonest day; none where nothing waits. */
const several = (kind: TodoRow['kind'], days: readonly string[]): readonly TodoRow[] =>
  days.length === 0 ? [] : [row(kind, { on: days[0] ?? null, waiting: days.length })]

const sorted = (today: Day, runs: boolean, rows: readonly TodoRow[]): Todo => ({
  today,
  runs,
  rows: rows.toSorted((a, b) => todoKinds.indexOf(a.kind) - todoKinds.indexOf(b.kind)),
})

export function presentTodo(facts: TodoFacts): Todo {
  const { today, promised, asked, roles } = facts
  const toDecide = roles?.requests.filter(({ mayDecide }) => mayDecide) ?? []
  return sorted(today, facts.reader.may('run-measures'), [
    ...facts.rounds.flatMap((round) => rowsOfRound(facts, round)),
    ...rowsOfPlans(facts),
    ...several(
      'role-to-decide',
      toDecide.map(({ askedAt }) => dayOf(askedAt)),
    ),
    ...several('requests-waiting', promised),
    ...several('questions-waiting', asked),
    ...rowsOfMeasures(facts),
    ...presentWorstUnit(facts).map((about) => row('worst-unit', about)),
    ...rowsOfFigures(facts),
    ...rowsOfSetUp(facts),
  ])
}

export const presentStaffTodo = ({ today, bookings, lectures, messages, promised }: StaffTodoFacts): Todo =>
  sorted(today, false, [
    ...several('requests-waiting', promised),
    ...several('messages-waiting', messages),
    ...(lectures > 0 ? [row('lectures-asked', { waiting: lectures })] : []),
    ...(bookings > 0 ? [row('bookings-today', { on: today, waiting: bookings })] : []),
  ])

function rowsOfRound({ reader }: TodoFacts, round: RoundWithReview): readonly TodoRow[] {
  const { id, name, state, review } = round
  const about = { round: { id, name } }
  const reads = reader.is('hr') || reader.is('safety_representative')
  if (state === 'open' && reads) {
    const { participationStep } = presentRound(round)
    return [row('round-open', { ...about, on: dayOf(round.closesAt), participationStep })]
  }
  if (state !== 'in-review' || review === null) return []
  const opens = { ...about, on: dayOf(review.silenceOpensAt ?? round.openedAt) }
  if (review.yours && !review.approved && !review.held) return [row('list-to-approve', opens)]
  if (reader.is('owner') && review.reviewer === 'owner' && !review.approved)
    return [row('list-to-state', opens)]
  if (!reader.is('hr')) return []
  return [row(review.held ? 'list-held' : 'list-in-review', opens)]
}

/** Only for HR: the next of a repeated round, and that no round is open, in review or planned. */
function rowsOfPlans({ today, reader, rounds, plans }: TodoFacts): readonly TodoRow[] {
  if (!reader.may('run-rounds')) return []
  const due = plans.filter(({ nextOn }) => announcedFrom(nextOn) <= today)
  if (due[0] !== undefined) return [row('round-to-prepare', { on: due[0].nextOn, waiting: due.length })]
  const isAny = plans.length > 0 || rounds.some(({ state }) => state === 'open' || state === 'in-review')
  return isAny ? [] : [row('round-without-date')]
}

/** A manager gets the measures owned and those of the units led, others all. */
function rowsOfMeasures({ today, measures }: TodoFacts): readonly TodoRow[] {
  const all = measures?.risks.flatMap((risk) => risk.measures) ?? []
  const byDay = (wanted: (measure: SeenMeasure) => boolean) =>
    all.filter(wanted).toSorted((a, b) => (nextDayOf(a) < nextDayOf(b) ? -1 : 1))
  const late = byDay((one) => stageOf(one, today) === 'late' || stageOf(one, today) === 'follow-up-late')
  const until = addDays(today, measuresNextDays)
  const next = byDay((one) => isOpen(one) && !late.includes(one) && nextDayOf(one) <= until)
  return [...ofMeasures('measures-late', late), ...ofMeasures('measures-next', next)]
}

function ofMeasures(kind: TodoRow['kind'], measures: readonly SeenMeasure[]): readonly TodoRow[] {
  const [first] = measures
  if (first === undefined) return []
  const measure = { id: first.id, name: first.title }
  return [row(kind, { on: nextDayOf(first), waiting: measures.length, measure })]
}

function rowsOfFigures({ today, overview, reader }: TodoFacts): readonly TodoRow[] {
  const newest = overview?.rounds[0]
  if (newest === undefined) return []
  const on = dayOf(newest.releasedAt)
  if (addDays(on, figuresNewDays) < today) return []
  const about = { on, round: { id: newest.id, name: newest.name } }
  return [row('figures-new', about), ...(reader.is('manager') ? [row('talk-guide', about)] : [])]
}

/** Only for the owner: what the organisation still lacks. It begins with one person, who is its owner. */
function rowsOfSetUp({ roles, organisation }: TodoFacts): readonly TodoRow[] {
  if (roles === null || organisation === null) return []
  const isHeld = (wanted: string) => roles.holders.some(({ role }) => role === wanted)
  const people = new Set(roles.holders.map(({ memberId }) => memberId))
  const isAsked = roles.requests.some(({ role, gives }) => gives && role === 'safety_representative')
  return [
    ...(organisation.members > 1 ? [] : [row('people-missing')]),
    ...(people.size > 1 ? [] : [row('roles-missing')]),
    ...(isHeld('safety_representative') || isAsked ? [] : [row('representative-missing')]),
  ]
}
