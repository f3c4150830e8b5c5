/**
 * What was read lately, up to a number of things in all: beyond it what nobody has asked for longest is forgotten. A value is
 * one thing more than it holds, so that empty ones have an end too.
 */
export type LatelyRead<Value> = {
  readonly find: (name: string) => Value | undefined
  readonly keep: (name: string, value: Value) => void
}

export function latelyRead<Value extends { readonly size: number }>(most: number): LatelyRead<Value> {
  /** The one asked for longest ago first. */
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
