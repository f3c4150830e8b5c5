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

/**
 * Two devices' changes of one plan. Each entry, mark and look back is the one said last, and what only one side has is
 * kept: so the order of merging does not matter, and merging twice changes nothing. What was taken away is known by its
 * `removed`, never by being missing; so what both began from is not needed.
 */
export function mergePlans(_base: Plan, mine: Plan, theirs: Plan): Plan {
  const byId = new Map<string, PlanEntry>()
  for (const entry of [...mine.entries, ...theirs.entries]) {
    const known = byId.get(entry.id)
    byId.set(entry.id, known === undefined ? entry : sameEntry(known, entry))
  }
  const entries = [...byId.values()].sort(
    (a, b) => a.first.localeCompare(b.first) || a.id.localeCompare(b.id),
  )
  return {
    entries: withinRoom(entries),
    looks: Object.fromEntries(Object.entries(laterOfEach(mine.looks, theirs.looks)).slice(-most.looks)),
    letters: later(mine.letters, theirs.letters),
  }
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
