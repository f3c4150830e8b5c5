/**
 * Work waited too long for a connection, because others of the same customer use all of its share. The code is PostgreSQL's own
 * for a lock that was not available in time.
 */
class Busy extends Error {
  override readonly name = 'Busy'
  readonly code = '55P03'
}

/** Runs work when its customer has a free connection. Work with an empty `whose` does not wait. */
export type Share = <T>(whose: string, work: () => Promise<T>) => Promise<T>

type Places = { taken: number; readonly waiting: (() => void)[] }

/**
 * Limits how many connections of a pool one customer, or one person, uses at once, so that others have the rest, however long
 * the locks and statements of that customer take.
 * @param most connections of each
 * @param patience milliseconds that work waits for a connection; then it fails with `Busy`
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
