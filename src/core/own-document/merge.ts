/**
 * Three-way merge of what two devices wrote: `base` is what both started from, `mine` and `theirs` what became of it.
 * What only one changed is as that one has it. Where both changed the same thing, nothing written is lost.
 * Merging the outcome once more changes nothing.
 */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value

/** Whether two values would be the same JSON; fields that are undefined count as absent, the order of fields not at all. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>]
  if (Array.isArray(a) && a.length !== (b as readonly unknown[]).length) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => sameJson(left[name], right[name]))
}

/** A choice, a figure: where both changed it, `mine` is the latest word. */
export function mergeChoice<Value>(base: Value | undefined, mine: Value, theirs: Value): Value {
  return sameJson(mine, base) ? theirs : mine
}

export type TextRoom = {
  /** Characters. */
  readonly longest: number
  /** What stands between two texts that are put together. */
  readonly between: string
}

/** A text: where both changed it, both stand, one behind the other; the longer alone when it holds the shorter. */
export function mergeText(
  base: string,
  mine: string,
  theirs: string,
  { longest, between }: TextRoom,
): string {
  if (mine === base) return theirs
  if (theirs === base) return mine
  if (theirs.includes(mine)) return theirs
  if (mine.includes(theirs)) return mine
  const both = [mine, theirs].toSorted().join(between)
  // Without room for both, the one that took more to write.
  return both.length <= longest ? both : mine.length >= theirs.length ? mine : theirs
}

/** Members of a set: what either added is in, what either took away is out. In the order of `theirs`, new ones last. */
export function mergeSet<Member>(
  base: readonly Member[],
  mine: readonly Member[],
  theirs: readonly Member[],
): readonly Member[] {
  const stays = (member: Member) =>
    base.includes(member) ? mine.includes(member) && theirs.includes(member) : true
  return [...theirs, ...mine.filter((member) => !theirs.includes(member))].filter(stays)
}

type Records<Value> = Readonly<Record<string, Value>>

/**
 * Entries by name. One that only one side changed is as that side has it; what one side deleted is gone, unless the
 * other side changed it. Names come out sorted, so that it does not matter which side is named first.
 * @param mergeBoth for an entry that both changed and both still have; `base` is undefined when both made it anew
 */
export function mergeRecord<Value>(
  base: Records<Value>,
  mine: Records<Value>,
  theirs: Records<Value>,
  mergeBoth: (base: Value | undefined, mine: Value, theirs: Value) => Value,
): Records<Value> {
  const of = (record: Records<Value>, name: string) =>
    Object.hasOwn(record, name) ? record[name] : undefined
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort()
  const merged = names.map((name) => {
    const [was, here, there] = [of(base, name), of(mine, name), of(theirs, name)]
    if (sameJson(here, was)) return [name, there] as const
    if (sameJson(there, was)) return [name, here] as const
    if (here === undefined || there === undefined) return [name, here ?? there] as const
    return [name, mergeBoth(was, here, there)] as const
  })
  return Object.fromEntries(merged.filter((entry): entry is [string, Value] => entry[1] !== undefined))
}
