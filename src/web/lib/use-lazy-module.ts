import { useEffect, useState } from 'react'
import { missing } from './fetch-part.ts'

/** Pause before a part that could not be fetched is tried again, in milliseconds. */
const pause = 5000

/** The parts fetched in this visit: a page that is entered again has them at once, without "loading". */
const fetched = new WeakMap<() => Promise<unknown>, unknown>()

/**
 * A part of the page that is fetched when it is wanted, so that people who only open the page need not wait for it. If that
 * fails (`fetchPart` finds the reason), it is tried again when the network is back, and every few seconds.
 * @param load must be the same at every render
 * @returns the part; undefined while it is loading; null while it cannot be fetched
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
