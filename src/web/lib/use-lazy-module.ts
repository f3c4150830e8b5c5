import { useEffect, useState } from 'react'

/** What has been fetched in this visit: a page that is left and entered again has it at once, and says "loading" no more. */
const fetched = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of the page that is fetched once it is wanted, so that anyone who only opens the page need not wait for it.
 * Without a network it is tried again when the network is back.
 * @param load must be the same at every render
 * @returns the part; undefined while it is on its way; null as long as the network refuses it
 */
export function useLazyModule<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined | null {
  const [part, setPart] = useState<Part | undefined | null>(() =>
    wanted ? (fetched.get(load) as Part | undefined) : undefined,
  )

  useEffect(() => {
    if (!wanted) return
    let left = false
    const get = () => {
      load().then(
        (arrived) => {
          fetched.set(load, arrived)
          if (!left) setPart(() => arrived)
        },
        () => {
          if (!left) setPart((now) => now ?? null)
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
