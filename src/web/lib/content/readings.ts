/**
 * Long texts that share a route module, `routes/public/reading.tsx`: each module of its own makes the list of routes, which
 * every page with React loads, longer.
 */
type Reading = {
  readonly path: string
  /** File in `content/`. */
  readonly content: string
  /** The section that ends with the safety block, counted from the last. */
  readonly safety?: number
}

/** For somebody who looks for help, in the order in which `/hjalp` names them. */
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
