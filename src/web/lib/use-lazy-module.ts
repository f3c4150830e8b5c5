import { useEffect, useState } from 'react'

/**
 * A part of the page that is fetched once it is wanted, so that anyone who only opens the page need not wait for it.
 * Without a network it is tried again when the network is back.
 * @param load must be the same at every render
 * @returns the part; undefined while it is on its way; null as long as the network refuses it
 */
export function useLazyModule<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined | null {
  const [part, setPart] = useState<Part | undefined | null>(undefined)

  useEffect(() => {
    if (!wanted) return
    let left = false
    const get = () => {
      load().then(
        (arrived) => {
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
