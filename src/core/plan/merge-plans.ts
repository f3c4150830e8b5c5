import { mergeText, sameJson } from '../own-document/merge.ts'
import { mergeWords } from './own-words.ts'
import { type Mark, type Plan, type PlanEntry, planLimits, type Said, type WeeklyReview } from './plan.ts'

/** The same text for the same value, whichever device or server wrote its fields in which order. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * Which of two changes was made with more knowledge. Two devices that did not know of each other may have come equally
 * far: then what weighs more stands. Clocks are asked last, when either answer is as good, and then the alphabet, so
 * that both devices decide alike.
 */
function later<Value extends Said>(one: Value, other: Value, weigh: (value: Value) => number): Value {
  const order =
    (one.revision ?? 0) - (other.revision ?? 0) || weigh(one) - weigh(other) || compare(one.at, other.at)
  if (order !== 0) return order > 0 ? one : other
  return asText(one) >= asText(other) ? one : other
}

const compare = (one: string, other: string): number => (one === other ? 0 : one > other ? 1 : -1)

/** Done by one, then it was done. Skipped or moved by one, then it is not waiting where it was. */
const markWeight = ({ state, to }: Mark): number =>
  state === 'done' ? 3 : state === 'skipped' ? 2 : to === null ? 0 : 1

/** Both sides' values by key; where both have one, what `both` makes of them. */
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

/** There is no way back from taken away, and none from stopped: however much the other device has changed meanwhile. */
const ending = ({ removed, last }: Rest): number => (removed ? 2 : last === null ? 0 : 1)

function laterRest(one: Rest, other: Rest): Rest {
  const order = ending(one) - ending(other)
  return order === 0 ? later(one, other, () => 0) : order > 0 ? one : other
}

/** An entry in its parts: none of them decides about another when two devices have changed different ones. */
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

/** What two devices wrote of the same week stands, one behind the other. */
function bothReviews(one: WeeklyReview, other: WeeklyReview): WeeklyReview {
  if (sameJson(one, other)) return one
  // In alphabetical order, so that either side makes the same of them.
  const [first, second] = [one.words, other.words].sort()
  const words = mergeText('', first ?? '', second ?? '', { longest: planLimits.allWords, between: '\n' })
  return {
    helped: [...new Set([...one.helped, ...other.helped])].sort().slice(0, planLimits.entries),
    words,
    at: compare(one.at, other.at) > 0 ? one.at : other.at,
  }
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
    reviews: Object.fromEntries(
      Object.entries(side.reviews).filter(
        ([monday, review]) => other.reviews[monday] !== undefined || !sameJson(base.reviews[monday], review),
      ),
    ),
  }
}

/**
 * Two devices' changes of one plan. Of each entry and mark stands the change made with more knowledge (`later`), weekly
 * reviews are joined, own words stand beside each other (`mergeWords`), and what only one side has is kept: so the
 * order of merging does not matter, merging twice changes nothing, and no clock decides what is kept. An entry that was
 * taken away is known by its `removed`; one that is missing was cleared with the whole plan, or fell out for its age,
 * since both began (`base`).
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

/** Over the bound, what was taken away goes first, then what began longest ago. */
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
