import { useEffect, useState } from 'react'
import { missing } from './fetch-part.ts'

/** Before a part that did not come is asked for again, in milliseconds. */
const pause = 5000

/** What has been fetched in this visit: a page that is left and entered again has it at once, and says "loading" no more. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of the page that is fetched once it is wanted, so that anyone who only opens the page need not wait for it.
 * Where it does not come (`fetchPart` has found why) it is tried again: when the network is back, and every few seconds.
 * @param load must be the same at every render
 * @returns the part; undefined while it is on its way; null as long as it does not come
 */
export function useLazyModule<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined | null {
  const [part, setPart] = useState<Part | undefined | null>(() =>
    wanted ? (fetched.get(load) as Part | undefined) : undefined,
  )

  useEffect(() => {
    if (!wanted) return
    let left = false
    const get = () => {
      if (left) return
      load().then(
        (arrived) => {
          fetched.set(load, arrived)
          if (!left) setPart(() => arrived)
        },
        () => {
          if (left) return
          setPart((now) => now ?? null)
          if (missing.reason !== 'outdated') setTimeout(get, pause)
        },
      )
    }
    get()
    addEventListener('online', get)
    return () => {
      left = true
      removeEventListener('online', get)
    }
  }, [wanted, load])

  return part
}
