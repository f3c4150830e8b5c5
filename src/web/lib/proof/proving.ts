import { ApiError } from '../api.ts'

/** Answers whether the person has proven who they are. */
type Settle = (proven: boolean) => void

let asked: Settle | null = null
const listeners = new Set<() => void>()

function ask(next: Settle | null): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Who waits for a proof; null for nobody. The host of the page listens. */
export const proofAsked = (): Settle | null => asked

export function listenForProof(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Does what the server does only for somebody who has proven who they are a moment ago: where it asks, the page's dialog does,
 * and then the work is done once more. What is being typed stays as it is.
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
