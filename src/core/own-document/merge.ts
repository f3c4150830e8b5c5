/**
 * Three-way merge of what two devices wrote: `base` is what both started from, `mine` and `theirs` what became of it. A
 * value that only one side changed is taken from that side. Where both changed the same value, nothing written is lost.
 * Merging the result again changes nothing.
 */
export type Merge<Value> = (base: Value, mine: Value, theirs: Value) => Value

/** Whether two values are the same JSON; undefined fields count as absent, and the order of fields does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>]
  if (Array.isArray(a) && a.length !== (b as readonly unknown[]).length) return false
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => sameJson(left[name], right[name]))
}

/** Merges a choice or a figure: where both changed it, `mine` wins. */
export function mergeChoice<Value>(base: Value | undefined, mine: Value, theirs: Value): Value {
  return sameJson(mine, base) ? theirs : mine
}

export type TextRoom = {
  /** The longest result, in characters. */
  readonly longest: number
  /** The separator between two joined texts. */
  readonly between: string
}

/** Merges a text: where both changed it, both are joined; if one contains the other, only the longer stays. */
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
  // Without room for both, keeps the one that took more to write.
  return both.length <= longest ? both : mine.length >= theirs.length ? mine : theirs
}

/** Merges a set: additions of either side are in, removals of either side are out. In the order of `theirs`, new ones last. */
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
 * Merges entries by name. An entry that only one side changed is taken from that side. A deleted entry is gone, unless the
 * other side changed it. Names are sorted, so that the order of the sides does not matter.
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
