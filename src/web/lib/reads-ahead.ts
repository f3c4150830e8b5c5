declare global {
  interface Window {
    /** Answers that a page of work has asked for before its scripts had come, by address (`pre-hydration/ahead.ts`). */
    readsAhead?: Map<string, Promise<Response>>
  }
}

/** The answer to the first reading of an address, where it was asked for ahead; whoever reads again asks anew. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = window.readsAhead?.get(address)
  window.readsAhead?.delete(address)
  return answer
}
