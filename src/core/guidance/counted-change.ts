import type { Zone } from '@andrum/release/zone.ts'
import type { Change } from '../change/reliable-change.ts'

/** Programmes over which a person's change can be counted: the six months, and the six weeks of recovery. */
export const countedProgrammes = ['six-months', 'six-weeks'] as const
export type CountedProgramme = (typeof countedProgrammes)[number]

export const countedChanges = ['better', 'none', 'worse'] as const
export type CountedChange = Extract<Change, { comparable: true }>['direction']

/** A result counts as one from the end of the six months after this many days: five of the six months. */
export const daysToEndOfProgramme = 150

/** One counter. */
export type Counted = {
  readonly programme: CountedProgramme
  readonly guided: boolean
  readonly counted: Zone | CountedChange
  readonly people: number
}

type Group = {
  readonly people: number
  /** The zone of the result from before. */
  readonly start: Readonly<Record<Zone, number>>
  readonly change: Readonly<Record<CountedChange, number>>
}

/** For each programme the changes of people with and without guidance; null before there are enough of both. */
export function changeFiguresOf(rows: readonly Counted[]) {
  return countedProgrammes.map((programme) => {
    const own = rows.filter((row) => row.programme === programme)
    return {
      programme,
      groups: own.length === 0 ? null : { guided: groupOf(own, true), unguided: groupOf(own, false) },
    }
  })
}

function groupOf(rows: readonly Counted[], guided: boolean): Group {
  const peopleOf = (counted: Counted['counted']) =>
    rows.find((row) => row.guided === guided && row.counted === counted)?.people ?? 0
  const start = { green: peopleOf('green'), yellow: peopleOf('yellow'), red: peopleOf('red') }
  const change = { better: peopleOf('better'), none: peopleOf('none'), worse: peopleOf('worse') }
  return { people: change.better + change.none + change.worse, start, change }
}
