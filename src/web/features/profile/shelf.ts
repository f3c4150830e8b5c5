export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** For browsers that keep nothing: lasts as long as the page. */
const passing = new Map<string, string>()

/** The browser's storage; where it refuses, memory, so that the page goes on working until it is left. */
export function openShelf(kind: 'localStorage' | 'sessionStorage'): Shelf {
  const place = (): Storage | null => {
    try {
      return globalThis[kind] ?? null
    } catch {
      return null
    }
  }
  return {
    getItem: (name) => passing.get(name) ?? place()?.getItem(name) ?? null,
    setItem(name, value) {
      try {
        place()?.setItem(name, value)
        passing.delete(name)
      } catch {
        passing.set(name, value)
      }
    },
    removeItem(name) {
      passing.delete(name)
      place()?.removeItem(name)
    },
  }
}
