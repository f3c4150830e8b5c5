import { tellThisTab } from '../kept.ts'

/** What somebody who has signed in wants with what lies in this browser: into the account, or left where it is. */
export type Choice = 'yes' | 'no'

/** In `localStorage`, until they sign out: asked once, for everything, in all tabs. Named in `content/{sv,en}/cookies.md`. */
export const choiceKey = 'andrum.merge'

/** @param owner whose account it is (`accountMark`). @returns null while they have not been asked */
export function choiceOf(owner: string): Choice | null {
  try {
    const kept = JSON.parse(localStorage.getItem(choiceKey) ?? 'null')
    return kept?.owner === owner && (kept.choice === 'yes' || kept.choice === 'no') ? kept.choice : null
  } catch {
    return null
  }
}

export function choose(owner: string, choice: Choice): void {
  try {
    localStorage.setItem(choiceKey, JSON.stringify({ owner, choice }))
  } catch {
    // A browser that keeps nothing has nothing to move either.
  }
  tellThisTab(choiceKey)
}

/** After signing in and out: the next one is asked anew. */
export function forgetChoice(): void {
  try {
    localStorage.removeItem(choiceKey)
  } catch {
    // Nothing was kept.
  }
}

/** How the account with this id is called in the browser (`accountMark`). */
export const markOf = (personId: string): string => personId.slice(0, 8)
