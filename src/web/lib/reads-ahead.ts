declare global {
  interface Window {
    /** Responses that a work page has requested before its scripts arrived, by address (`pre-hydration/ahead.ts`). */
    readsAhead?: Map<string, Promise<Response>>
  }
}

/** Pages are also prerendered, and their code tested, where there is no window. */
const held = globalThis as Partial<Pick<Window, 'readsAhead'>>

/** After signing in or out: deletes the responses, which belong to the former session. */
export function forgetAhead(): void {
  delete held.readsAhead
}

/** The response to an early request, for the first reading of its address only; a second reading sends a new request. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const answer = held.readsAhead?.get(address)
  held.readsAhead?.delete(address)
  return answer
}
