/**
 * A cache with a limit on its total size that evicts the least recently used entry. Each value counts one more than its own
 * size, so that the number of empty values is bounded too.
 */
export type LatelyRead<Value> = {
  readonly find: (name: string) => Value | undefined
  readonly keep: (name: string, value: Value) => void
}

export function latelyRead<Value extends { readonly size: number }>(most: number): LatelyRead<Value> {
  /** The least recently used entry first. */
  const kept = new Map<string, Value>()
  let amount = 0

  function forget(name: string): void {
    const value = kept.get(name)
    if (value === undefined) return
    amount -= 1 + value.size
    kept.delete(name)
  }

  function keep(name: string, value: Value): void {
    forget(name)
    kept.set(name, value)
    amount += 1 + value.size
    for (const longestAgo of kept.keys()) {
      if (amount <= most) return
      forget(longestAgo)
    }
  }

  return {
    find: (name) => {
      const value = kept.get(name)
      if (value !== undefined) keep(name, value)
      return value
    },
    keep,
  }
}
