import { mergeText, sameJson } from '../own-document/merge.ts'
import { mergeWords } from './own-words.ts'
import { type Mark, type Plan, type PlanEntry, planLimits, type Said, type WeeklyReview } from './plan.ts'

/** The same text for equal values, whatever the order of their fields. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * Chooses the change that was made with more knowledge (the higher revision). Two devices that did not know of each other
 * may have equal ones: then the heavier change wins. Clocks decide only if both are equally good, and then the alphabet, so
 * that both devices decide alike.
 */
function later<Value extends Said>(one: Value, other: Value, weigh: (value: Value) => number): Value {
  const order =
    (one.revision ?? 0) - (other.revision ?? 0) || weigh(one) - weigh(other) || compare(one.at, other.at)
  if (order !== 0) return order > 0 ? one : other
  return asText(one) >= asText(other) ? one : other
}

const compare = (one: string, other: string): number => (one === other ? 0 : one > other ? 1 : -1)

/** If one side did it, it was done. If one side skipped or moved it, it is not open at its old place. */
const markWeight = ({ state, to }: Mark): number =>
  state === 'done' ? 3 : state === 'skipped' ? 2 : to === null ? 0 : 1

/** The values of both sides by key; where both have one, the result of `both`. */
function ofEach<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  both: (mine: Value, theirs: Value) => Value,
): Readonly<Record<string, Value>> {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return Object.fromEntries(
    keys.flatMap((key): [string, Value][] => {
      const [mine, theirs] = [one[key], other[key]]
      const kept = mine === undefined ? theirs : theirs === undefined ? mine : both(mine, theirs)
      return kept === undefined ? [] : [[key, kept]]
    }),
  )
}

type Rest = Omit<PlanEntry, 'marks' | 'pastTimes' | 'title' | 'wordings'>

/** Removing is final, and so is stopping, whatever the other device has changed meanwhile. */
const ending = ({ removed, last }: Rest): number => (removed ? 2 : last === null ? 0 : 1)

function laterRest(one: Rest, other: Rest): Rest {
  const order = ending(one) - ending(other)
  return order === 0 ? later(one, other, () => 0) : order > 0 ? one : other
}

/** Splits an entry into parts that merge independently, because two devices may have changed different ones. */
function partsOf({ marks, pastTimes, title, wordings, ...rest }: PlanEntry) {
  return { marks, pastTimes, words: { title, ...(wordings ? { wordings } : {}) }, rest }
}

function sameEntry(one: PlanEntry, other: PlanEntry): PlanEntry {
  const { marks: mine, pastTimes: myPast, words: myWords, rest: restOfOne } = partsOf(one)
  const { marks: theirs, pastTimes: theirPast, words: theirWords, rest: restOfOther } = partsOf(other)
  const rest = laterRest(restOfOne, restOfOther)
  if (rest.removed) return { ...rest, title: null, marks: {} }
  const pastTimes = ofEach(myPast ?? {}, theirPast ?? {}, (a, b) => (asText(a) >= asText(b) ? a : b))
  const marks = ofEach(mine, theirs, (a, b) => later(a, b, markWeight))
  return {
    ...rest,
    ...mergeWords(myWords, theirWords),
    ...((myPast ?? theirPast) ? { pastTimes } : {}),
    marks,
  }
}

/** Joins what two devices wrote about the same week. */
function bothReviews(one: WeeklyReview, other: WeeklyReview): WeeklyReview {
  if (sameJson(one, other)) return one
  // In alphabetical order, so that both devices get the same result.
  const [first, second] = [one.words, other.words].sort()
  const words = mergeText('', first ?? '', second ?? '', { longest: planLimits.allWords, between: '\n' })
  return {
    helped: [...new Set([...one.helped, ...other.helped])].sort().slice(0, planLimits.entries),
    words,
    at: compare(one.at, other.at) > 0 ? one.at : other.at,
  }
}

/** Whether one side cleared the whole plan and the other left this entry alone: then it is gone. A later change by the other keeps it. */
function isCleared(id: string, before: Plan, here: PlanEntry): boolean {
  const was = before.entries.find((entry) => entry.id === id)
  return was !== undefined && sameJson(was, here)
}

function withoutCleared(base: Plan, side: Plan, other: Plan): Plan {
  const there = new Set(other.entries.map(({ id }) => id))
  return {
    ...side,
    entries: side.entries.filter((entry) => there.has(entry.id) || !isCleared(entry.id, base, entry)),
    reviews: Object.fromEntries(
      Object.entries(side.reviews).filter(
        ([monday, review]) => other.reviews[monday] !== undefined || !sameJson(base.reviews[monday], review),
      ),
    ),
  }
}

/**
 * Merges two devices' changes of one plan. For each entry and mark the change made with more knowledge wins (`later`),
 * weekly reviews are joined, own words stand beside each other (`mergeWords`), and what only one side has stays. So the
 * order of merging does not matter, merging twice changes nothing, and no clock decides what stays. A removed entry is
 * marked `removed`. A missing one was cleared with the whole plan, or dropped for its age, since `base`.
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
    reviews: Object.fromEntries(
      Object.entries(ofEach(here.reviews, there.reviews, bothReviews)).slice(-planLimits.reviews),
    ),
    mail: mergeMail(base.mail, mine.mail, theirs.mail),
  }
}

/** In doubt, no mail. */
function mergeMail(base: Plan['mail'], mine: Plan['mail'], theirs: Plan['mail']): Plan['mail'] {
  if (sameJson(mine, base)) return theirs
  return sameJson(theirs, base) ? mine : later(mine, theirs, ({ on }) => (on ? 0 : 1))
}

/** Over the limit, removed entries go first, then those that began longest ago. */
function withinRoom(entries: readonly PlanEntry[]): readonly PlanEntry[] {
  const over = entries.length - planLimits.entries
  if (over <= 0) return entries
  const dropped = new Set(
    entries
      .toSorted((a, b) => Number(b.removed) - Number(a.removed) || a.first.localeCompare(b.first))
      .slice(0, over),
  )
  return entries.filter((entry) => !dropped.has(entry))
}
