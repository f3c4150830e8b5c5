import { ApiError } from '../api.ts'

/** Called with whether the person has proven who they are. */
type Settle = (proven: boolean) => void

let asked: Settle | null = null
const listeners = new Set<() => void>()

function ask(next: Settle | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** The pending request for a step-up; null: none. The page's host observes it. */
export const proofAsked = (): Settle | null => asked

export function listenForProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Runs work that may need a step-up. If the server refuses it for that, the page's dialog asks for the proof, and the work
 * runs once more. Input on the page stays.
 * @throws what the work throws; the refusal itself, when the person leaves the dialog or the page has none
 */
export async function proving<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reauthentication-required') throw error
    if (listeners.size === 0) throw error
    const proven = await new Promise<boolean>((resolve) => ask(resolve)).finally(() => ask(null))
    if (!proven) throw error
    return work()
  }
}
