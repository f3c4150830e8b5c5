declare global {
  interface Window {
    /** Answers that a page of work has asked for before its scripts had come, by address (`pre-hydration/ahead.ts`). */
    readsAhead?: Map<string, Promise<Response>>
  }
}

/** Pages are also drawn, and their code tested, where there is no window. */
const held = globalThis as Partial<Pick<Window, 'readsAhead'>>

/** After signing in or out: what was asked for ahead was asked for somebody else. */
export function forgetAhead(): void {
  delete held.readsAhead
}

/** The answer to the first reading of an address, where it was asked for ahead; a second reading asks anew. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = held.readsAhead?.get(address)
  held.readsAhead?.delete(address)
  return answer
}
