/**
 * Long texts that share the route module `routes/public/reading.tsx`. A route module of its own for each text would make the
 * list of routes longer, which every page with React loads.
 */
type Reading = {
  readonly path: string
  /** File in `content/`. */
  readonly content: string
  /** The section that ends with the safety block, counted from the last. */
  readonly safety?: number
}

/** The readings that `/hjalp` links, in its order. */
export const helpReadings: readonly Reading[] = [
  { path: '/vardcentralen', content: 'health-centre', safety: 2 },
  { path: '/sjukskrivning', content: 'sick-leave' },
  { path: '/orolig', content: 'worried', safety: 4 },
  { path: '/utsatt', content: 'violence', safety: 2 },
  { path: '/alkohol', content: 'alcohol', safety: 2 },
]

const workReadings: readonly Reading[] = [
  { path: '/for-hr', content: 'hr-kit' },
  { path: '/orsaker', content: 'causes' },
]

/** The text at an address, without language. @throws when there is none. */
export function readingAt(path: string): Reading {
  const found = [...helpReadings, ...workReadings].find((reading) => reading.path === path)
  if (found === undefined) throw new Error(`No long text is named for ${path} (lib/content/readings.ts)`)
  return found
}
