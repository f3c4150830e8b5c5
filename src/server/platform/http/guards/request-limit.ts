import { hash, randomBytes } from 'node:crypto'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

/**
 * A token bucket: `burst` requests at once and `perSecond` more each second, for each network and endpoint, or for each signed-in
 * person over all endpoints. An office of 5,000 that answers a round from one address within ten minutes stays below, and so
 * does a person with many pages open; a machine that hammers does not.
 */
const burst = 1200
const perSecond = 20

/** The most buckets in one map; two maps take some megabytes. */
const mostBudgets = 10_000

/** How long a map takes new buckets, in ms. A bucket that is only in an older map would be full again. */
const memory = (burst / perSecond) * 1000

type Budget = { left: number; at: number }

/** Counts one request of a network or a person. @throws Refusal `too-many-requests` when the bucket is empty */
export type RequestLimit = (what: string, who: string) => void

/**
 * Keeps one network, or one person, from taking all of this process's time. Each process counts in its own memory, because
 * the limit protects the process, not a secret. The database counts what must hold over all instances (codes, guesses,
 * messages).
 */
export function limitRequests({ clock }: Pick<Deps, 'clock'>): RequestLimit {
  const secret = randomBytes(32).toString('base64')
  // Two maps, of which the older is dropped whole: deleting entries one by one would leave a sparse map.
  let recent = new Map<string, Budget>()
  let before = recent
  let since = clock().getTime()
  return (what, who) => {
    // Hashed, so that the map does not show who answered a round; the secret ends with the process.
    const key = hash('sha256', `${secret} ${who} ${what}`, 'base64')
    const now = clock().getTime()
    if (recent.size >= mostBudgets || now - since >= memory) {
      before = recent
      recent = new Map()
      since = now
    }
    const known = recent.get(key) ?? before.get(key) ?? { left: burst, at: now }
    const gained = (Math.max(0, now - known.at) / 1000) * perSecond
    const left = Math.min(burst, known.left + gained) - 1
    recent.set(key, { left: Math.max(0, left), at: now })
    if (left < 0) throw new Refusal('too-many-requests', { retryAfter: 1 })
  }
}
