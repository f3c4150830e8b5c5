import { hash, randomBytes } from 'node:crypto'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'

/**
 * Requests to one endpoint that a network may make at once, or to all that somebody signed in may, and how many they get back
 * each second. An office of 5,000 that answers a round from behind one address within ten minutes stays below, and so
 * does a person with many pages open; a machine that hammers does not.
 */
const burst = 1200
const perSecond = 20

/** Budgets in one list; two lists are some megabytes. */
const mostBudgets = 10_000

/** How long a list is written in, in milliseconds: whoever is only in an older one has all requests back. */
const memory = (burst / perSecond) * 1000

type Budget = { left: number; at: number }

/** Counts one request of a network or a person. @throws Refusal `too-many-requests` when they have used up what they had */
export type RequestLimit = (what: string, who: string) => void

/**
 * Keeps one network, or one person, from taking all of this process's time. It is counted in memory,
 * each process for itself: it protects the process, not a secret. What must hold over all instances (codes, guesses,
 * messages) is counted in the database.
 */
export function limitRequests({ clock }: Pick<Deps, 'clock'>): RequestLimit {
  const secret = randomBytes(32).toString('base64')
  // Two lists, of whom the older is forgotten whole: taking out one after the other would leave a map full of holes.
  let recent = new Map<string, Budget>()
  let before = recent
  let since = clock().getTime()
  return (what, who) => {
    // Hashed, so that a list of them says of nobody that they answered a round; the secret ends with the process.
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
