/**
 * Nothing could be had in time that somebody of the same customer has: a place among its connections. The code is the one that
 * PostgreSQL gives where a lock could not be had in time.
 */
class Busy extends Error {
  override readonly name = 'Busy'
  readonly code = '55P03'
}

/** Lets work wait until one of the places of its customer is free. Nobody's work waits for nothing. */
export type Share = <T>(whose: string, work: () => Promise<T>) => Promise<T>

type Places = { taken: number; readonly waiting: (() => void)[] }

/**
 * Shares out the connections of a pool: one customer, or one person, has some of them at once, so that others have the rest,
 * whatever locks and long statements those wait for.
 * @param most places of each
 * @param patience milliseconds that work waits for a place; then it is refused
 */
export function shareOut({ most, patience }: { readonly most: number; readonly patience: number }): Share {
  const all = new Map<string, Places>()
  const enter = (whose: string): Promise<void> => {
    const places = all.get(whose) ?? { taken: 0, waiting: [] }
    all.set(whose, places)
    if (places.taken < most) {
      places.taken += 1
      return Promise.resolve()
    }
    return new Promise((done, fail) => {
      const next = () => {
        clearTimeout(timer)
        done()
      }
      const timer = setTimeout(() => {
        places.waiting.splice(places.waiting.indexOf(next), 1)
        fail(new Busy('all connections of this customer are in use'))
      }, patience)
      places.waiting.push(next)
    })
  }
  const leave = (whose: string): void => {
    const places = all.get(whose)
    if (places === undefined) return
    const next = places.waiting.shift()
    if (next !== undefined) next()
    else places.taken -= 1
    if (places.taken === 0) all.delete(whose)
  }
  return async (whose, work) => {
    if (whose === '') return work()
    await enter(whose)
    try {
      return await work()
    } finally {
      leave(whose)
    }
  }
}
