import { sameJson } from '../own-document/merge.ts'
import { most, type Plan, type PlanEntry } from './plan.ts'

type Timed = { readonly at: string }

/** What was said last; said at the same moment, the same one whichever side is asked. */
function later<Value extends Timed>(one: Value, other: Value): Value {
  if (one.at !== other.at) return one.at > other.at ? one : other
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other
}

function laterOfEach<Value extends Timed>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return Object.fromEntries(
    keys.flatMap((key): [string, Value][] => {
      const [mine, theirs] = [one[key], other[key]]
      const kept = mine === undefined ? theirs : theirs === undefined ? mine : later(mine, theirs)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

/** The rest of an entry, without its marks, so that marks of two devices never decide about it. */
function sameEntry(one: PlanEntry, other: PlanEntry): PlanEntry {
  const { marks: mine, ...restOfOne } = one
  const { marks: theirs, ...restOfOther } = other
  const rest = later(restOfOne, restOfOther)
  return { ...rest, marks: rest.removed ? {} : laterOfEach(mine, theirs) }
}

/** Cleared by one side as a whole, and left alone by the other: gone. What the other changed since then stays. */
function isCleared(id: string, before: Plan, here: PlanEntry): boolean {
  const was = before.entries.find((entry) => entry.id === id)
  return was !== undefined && sameJson(was, here)
}

function withoutCleared(base: Plan, side: Plan, other: Plan): Plan {
  const there = new Set(other.entries.map(({ id }) => id))
  return {
    ...side,
    entries: side.entries.filter((entry) => there.has(entry.id) || !isCleared(entry.id, base, entry)),
    looks: Object.fromEntries(
      Object.entries(side.looks).filter(
        ([monday, look]) => other.looks[monday] !== undefined || !sameJson(base.looks[monday], look),
      ),
    ),
  }
}

/**
 * Two devices' changes of one plan. Each entry, mark and look back is the one said last, and what only one side has is
 * kept: so the order of merging does not matter, and merging twice changes nothing. An entry that was taken away is known
 * by its `removed`; one that is missing was cleared with the whole plan, or fell out for its age, since both began (`base`).
 */
export function mergePlans(base: Plan, mine: Plan, theirs: Plan): Plan {
  const [here, there] = [withoutCleared(base, mine, theirs), withoutCleared(base, theirs, mine)]
  const byId = new Map<string, PlanEntry>()
  for (const entry of [...here.entries, ...there.entries]) {
    const known = byId.get(entry.id)
    byId.set(entry.id, known === undefined ? entry : sameEntry(known, entry))
  }
  const entries = [...byId.values()].sort(
    (a, b) => a.first.localeCompare(b.first) || a.id.localeCompare(b.id),
  )
  return {
    entries: withinRoom(entries),
    looks: Object.fromEntries(Object.entries(laterOfEach(here.looks, there.looks)).slice(-most.looks)),
    letters: mergeLetters(base.letters, mine.letters, theirs.letters),
  }
}

function mergeLetters(
  base: Plan['letters'],
  mine: Plan['letters'],
  theirs: Plan['letters'],
): Plan['letters'] {
  if (sameJson(mine, base)) return theirs
  return sameJson(theirs, base) ? mine : later(mine, theirs)
}

/** Over the bound, what was taken away goes first, then what began longest ago. */
function withinRoom(entries: readonly PlanEntry[]): readonly PlanEntry[] {
  const over = entries.length - most.entries
  if (over <= 0) return entries
  const dropped = new Set(
    entries
      .toSorted((a, b) => Number(b.removed) - Number(a.removed) || a.first.localeCompare(b.first))
      .slice(0, over),
  )
  return entries.filter((entry) => !dropped.has(entry))
}
